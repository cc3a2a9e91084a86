import type { SnackbarKey } from 'notistack';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Alt+T and F8 focus the newest toast, or the region if there is none. Returns a function to call before a toast
 * closes: if the toast has the focus, the focus returns to the element that had it before.
 */
export const useToastFocus = (region: RefObject<HTMLElement | null>) => {
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: holder } = region;
    if (!holder) return;
    const call = (event: KeyboardEvent) => {
      if (event.key !== 'F8' && !(event.altKey && event.code === 'KeyT')) return;
      event.preventDefault();
      ([...holder.querySelectorAll<HTMLElement>('[data-toast]')].at(-1) ?? holder).focus();
    };
    const remember = ({ relatedTarget: before }: FocusEvent) => {
      if (before instanceof HTMLElement && !holder.contains(before)) cameFrom.current = before;
    };
    document.addEventListener('keydown', call);
    holder.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('keydown', call);
      holder.removeEventListener('focusin', remember);
    };
  }, [region]);

  return (toast: SnackbarKey | undefined) => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-toast]');
    if (focused?.dataset['toast'] === String(toast)) cameFrom.current?.focus();
  };
};
