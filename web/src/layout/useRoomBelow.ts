import { type RefObject, useLayoutEffect } from 'react';

/** Whether the bar covers an element. The bar covers nothing in a modal dialog, which lies above it. */
const covers = (bar: Element, element: Element): boolean => {
  const [over, under] = [bar.getBoundingClientRect(), element.getBoundingClientRect()];
  return under.top < over.bottom && under.bottom > over.top && !element.closest('[aria-modal=true]');
};

/**
 * Keeps a bar at the bottom of the window from covering content. The hook writes the bar's height to the CSS variable
 * `heightVariable`, from which the page's bottom padding and the scroll padding are computed. When the bar appears or
 * grows over an element with visible focus, the hook scrolls that element into view. It does not scroll for other
 * elements, because that would move what the visitor is about to press.
 */
export const useRoomBelow = (
  bar: RefObject<HTMLElement | null>,
  heightVariable: '--banner-height' | '--hint-height',
): void => {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const root = document.documentElement;
    const measure = () => {
      // In short windows the bar is not fixed and covers nothing.
      const covered = getComputedStyle(current).position === 'fixed' ? current.offsetHeight : 0;
      root.style.setProperty(heightVariable, `${covered}px`);
      const focused = document.activeElement;
      if (focused?.matches(':focus-visible') && !current.contains(focused) && covers(current, focused))
        focused.scrollIntoView({ block: 'nearest' });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.style.removeProperty(heightVariable);
    };
  }, [bar, heightVariable]);
};
