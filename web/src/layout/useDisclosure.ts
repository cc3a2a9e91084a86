import { useEffect, useId, useRef, useState } from 'react';

/**
 * A button that shows and hides a list (WAI-ARIA disclosure). Escape closes the list and returns the focus from the
 * container, which is the parent of the button, to the button. The list also closes when the focus leaves the container,
 * on a press outside it, and when a link of the list is followed.
 */
export const useDisclosure = () => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const container = button.current?.parentElement;
    if (!open || !container) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = (target: EventTarget | null) => {
      if (target instanceof Node && !container.contains(target)) setOpen(false);
    };
    const closeInside = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A disclosure around this one stays open.
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    container.addEventListener('keydown', closeInside, { signal });
    container.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), { signal });
    document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal });
    // Escape also closes a list that opened under the mouse, wherever the focus is.
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(false), { signal });
    return () => listening.abort();
  }, [open]);

  return {
    open,
    setOpen,
    button: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen(!open),
    },
    list: {
      id,
      'data-open': open,
      onClick: ({ target }: { target: EventTarget }) =>
        target instanceof Element && target.closest('a') && setOpen(false),
    },
  };
};
