import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

/** A click handler for a list of links: runs the action after a click on a link. */
export const afterLink = (action: () => void) => (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) action();
};

/**
 * A button that shows and hides a list (WAI-ARIA disclosure). Escape closes the list and returns the focus from the
 * list to the button. A press or a focus outside the list also closes it.
 */
export const useDisclosure = <Container extends HTMLElement = HTMLDivElement>() => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const container = useRef<Container>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (!container.current?.contains(event.target as Node)) close();
    };
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open, close]);

  return {
    open,
    setOpen,
    close,
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen((before) => !before),
    },
    panel: { id },
    container: {
      ref: container,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
        button.current?.focus();
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !container.current?.contains(event.relatedTarget)) close();
      },
    },
  };
};
