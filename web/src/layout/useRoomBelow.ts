import { type RefObject, useLayoutEffect } from 'react';

/** A modal dialog lies over the bar. */
const covers = (bar: Element, element: Element): boolean => {
  const [over, under] = [bar.getBoundingClientRect(), element.getBoundingClientRect()];
  return under.top < over.bottom && under.bottom > over.top && !element.closest('[aria-modal=true]');
};

/**
 * Keeps a bar at the bottom of the window from covering anything for good: the page ends above it, what gets the focus is
 * scrolled above it, and so is what the keyboard's focus is on when it appears over it. To scroll for a pressed button, or for
 * what has been scrolled out of sight, would move what is being pressed next. `height` is the variable that says its height.
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
      // In low windows it lies over nothing.
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
