import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls `dismiss` after so many milliseconds of not being attended to: the pointer over the element or the focus in it
 * stops the clock, leaving lets it run on.
 */
export const useDismissal = (milliseconds: number, dismiss: () => void) => {
  const left = useRef(milliseconds);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const since = useRef(0);
  const latest = useRef(dismiss);
  latest.current = dismiss;

  const pause = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    left.current -= performance.now() - since.current;
  }, []);
  const resume = useCallback(() => {
    if (timer.current !== undefined) return;
    since.current = performance.now();
    timer.current = setTimeout(() => latest.current(), Math.max(0, left.current));
  }, []);
  useEffect(() => {
    resume();
    return pause;
  }, [pause, resume]);

  return { onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume };
};
