import { useEffect } from 'react';

/**
 * Keeps the page behind an open dialog from scrolling. Material UI would lock the dialog's container, which does not
 * scroll. The room of the scroll bar stays empty, so that nothing moves. `scrollbar-gutter` would change what `vw` means.
 */
export const useScrollLock = (locked: boolean): void => {
  useEffect(() => {
    if (!locked) return;
    const { documentElement: root, body } = document;
    body.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
    root.style.overflow = 'hidden';
    return () => {
      body.style.paddingInlineEnd = '';
      root.style.overflow = '';
    };
  }, [locked]);
};
