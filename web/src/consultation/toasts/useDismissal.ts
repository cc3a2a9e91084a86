import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `dismiss` after the given milliseconds. The timer pauses while the pointer is over the element or the focus is in
 * it.
 */
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
    // Synchronous updates: on a busy page the timer could otherwise expire although the pointer is already over the
    // toast.
    onPointerEnter: () => flushSync(() => setPointed(true)),
    onPointerLeave: () => flushSync(() => setPointed(false)),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
};
