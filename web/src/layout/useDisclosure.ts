import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/**
 * A button that shows and hides a list (WAI-ARIA disclosure). Escape closes the list and returns the focus from the
 * list to the button. The list also closes when the focus moves elsewhere or a link of the list is followed.
 */
export const useDisclosure = () => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  // Escape also closes a list that opened under the mouse, wherever the focus is.
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return {
    open,
    setOpen,
    close,
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
        target instanceof Element && target.closest('a') && close(),
    },
    container: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
        button.current?.focus();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
  };
};
