import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const listening = new AbortController();
  for (const type of ['blur', 'focus']) window.addEventListener(type, onChange, listening);
  return () => listening.abort();
};

/**
 * Calls `hide` after `duration` milliseconds. The timer pauses while the pointer is over the element, the focus in it, or
 * the window without focus; then half of the duration is left. notistack's own timer ignores the focus.
 */
export const useAutoHide = (duration: number, hide: () => void) => {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isWindowFocused = useSyncExternalStore(subscribe, () => document.hasFocus());
  const isPaused = isHovered || isFocused || !isWindowFocused;
  const wasPaused = useRef(false);
  const onTimeout = useEffectEvent(hide);
  useEffect(() => {
    wasPaused.current ||= isPaused;
    if (isPaused) return undefined;
    const timer = setTimeout(() => onTimeout(), wasPaused.current ? duration / 2 : duration);
    return () => clearTimeout(timer);
  }, [duration, isPaused]);
  return {
    onMouseEnter: () => setIsHovered(true),
    onMouseLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
};
