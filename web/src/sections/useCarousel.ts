import { type FocusEvent, type Touch, type TouchEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds per slide (docs/behaviour.md, 4.1). */
const interval = 7_000;
/** The shortest swipe that changes the slide, in pixels (docs/behaviour.md, 4.1). */
const swipeDistance = 40;

/**
 * The carousel advances unless it is stopped, or hover or focus pauses it. Its button, every key and the focus of a
 * keyboard or a screen reader stop it; only its button starts it again. Under reduced motion it starts stopped.
 */
export const useCarousel = (slides: number) => {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const firstTouch = useRef<Touch>(undefined);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const rotating = playing && !hovered && !focused;

  useEffect(() => {
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // After a page change by keyboard the heading has the focus.
    if (isReduced || document.activeElement?.matches(':focus-visible')) setPlaying(false);
  }, []);
  useEffect(() => {
    if (!playing) return;
    const stop = ({ type, target }: Event) => {
      if (!(target instanceof Element) || toggleButton.current?.contains(target)) return;
      if (type === 'keydown' || target.matches(':focus-visible')) setPlaying(false);
    };
    const listening = new AbortController();
    for (const type of ['keydown', 'focusin'])
      document.addEventListener(type, stop, { signal: listening.signal });
    return () => listening.abort();
  }, [playing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the slide restarts the timer
  useEffect(() => {
    if (!rotating) return;
    const timer = window.setTimeout(() => setCurrent((before) => (before + 1) % slides), interval);
    return () => window.clearTimeout(timer);
  }, [rotating, current, slides]);

  return {
    current,
    playing,
    rotating,
    select: setCurrent,
    toggleButton,
    /** Clears `focused`, because the focus stays on the pressed button and would pause the started carousel. */
    toggle: () => {
      setPlaying(!playing);
      setFocused(false);
    },
    /** For the root element: hover and focus pause, a swipe changes the slide. */
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(target.matches('a, button')),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
      onTouchStart: ({ touches }: TouchEvent) => {
        firstTouch.current = touches.length === 1 ? touches[0] : undefined;
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const first = firstTouch.current;
        const last = changedTouches[0];
        if (!first || !last) return;
        const right = last.clientX - first.clientX;
        const down = last.clientY - first.clientY;
        if (Math.abs(right) < swipeDistance || Math.abs(right) < Math.abs(down)) return;
        setCurrent((current + (right < 0 ? 1 : slides - 1)) % slides);
      },
    },
  };
};
