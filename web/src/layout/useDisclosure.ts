import { useEffect, useId, useRef, useState } from 'react';

/**
 * A button that shows and hides a list (WAI-ARIA disclosure). The button's parent is the container. Escape, a followed
 * link, and focus or a press outside the container close the list.
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
      // Otherwise Escape would also close a disclosure that contains this one.
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    container.addEventListener('keydown', closeInside, { signal });
    container.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), { signal });
    document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal });
    // Wherever the focus is, Escape closes a list that hover has opened.
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
