import { useEffect } from 'react';

/**
 * Keeps the page behind an open dialog from scrolling. Material UI would lock the dialog's container, which does not
 * scroll. The room of the scroll bar is kept, so that the page does not move.
 */
export const useScrollLock = (locked: boolean): void => {
  useEffect(() => {
    if (!locked) return;
    const { style } = document.documentElement;
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'stable' });
    return () => void Object.assign(style, { overflow: '', scrollbarGutter: '' });
  }, [locked]);
};
