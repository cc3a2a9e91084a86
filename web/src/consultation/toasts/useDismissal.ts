import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Calls `dismiss` after the given milliseconds, not counting the time in which the element has hover or focus. */
export const useDismissal = (milliseconds: number, dismiss: () => void) => {
  const left = useRef(milliseconds);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const attended = pointed || focused;
  const end = useEffectEvent(dismiss);

  useEffect(() => {
    if (attended) return;
    const since = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [attended]);

  return {
    // `flushSync`, because on a busy page the timer could otherwise expire while the pointer is over the toast.
    onPointerEnter: () => flushSync(() => setPointed(true)),
    onPointerLeave: () => flushSync(() => setPointed(false)),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
};
