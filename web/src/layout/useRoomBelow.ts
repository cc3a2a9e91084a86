import { type RefObject, useLayoutEffect } from 'react';

/** Whether the bar overlaps an element. A modal dialog lies above the bar. */
const covers = (bar: Element, element: Element): boolean => {
  const [over, under] = [bar.getBoundingClientRect(), element.getBoundingClientRect()];
  return under.top < over.bottom && under.bottom > over.top && !element.closest('[aria-modal=true]');
};

/**
 * Keeps a bar at the bottom of the window from covering content: publishes its height in the CSS variable `height`, for the
 * page's end and scroll padding. When the bar appears or grows, it scrolls an element with visible focus out from under it.
 * Other elements stay: scrolling would move what the visitor presses next.
 */
export const useRoomBelow = (
  bar: RefObject<HTMLElement | null>,
  height: '--banner-height' | '--hint-height',
): void => {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const root = document.documentElement;
    const measure = () => {
      // In short windows it is not fixed and covers nothing.
      const covered = getComputedStyle(current).position === 'fixed' ? current.offsetHeight : 0;
      root.style.setProperty(height, `${covered}px`);
      const focused = document.activeElement;
      if (focused?.matches(':focus-visible') && !current.contains(focused) && covers(current, focused))
        focused.scrollIntoView({ block: 'nearest' });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.style.removeProperty(height);
    };
  }, [bar, height]);
};
