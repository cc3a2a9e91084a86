import { useEffect } from 'react';

/**
 * Keeps the page behind an open dialog from scrolling. Material UI would lock the dialog's container, which does not
 * scroll.
 */
export const useScrollLock = (locked: boolean): void => {
  useEffect(() => {
    if (!locked) return;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, [locked]);
};
