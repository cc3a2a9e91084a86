import { type FocusEvent, useEffect, useState } from 'react';

/** Milliseconds that a slide stays (docs/behaviour.md, 4.1). */
const interval = 7_000;

/** Which of so many slides is shown. It turns by itself until it is stopped, and never where motion is not wanted. */
export const useCarousel = (slides: number) => {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const turning = playing && !hovered && !focused;

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the slide starts the time anew
  useEffect(() => {
    if (!turning) return;
    const timer = window.setTimeout(() => setCurrent((before) => (before + 1) % slides), interval);
    return () => window.clearTimeout(timer);
  }, [turning, current, slides]);

  return {
    current,
    playing,
    turning,
    show: setCurrent,
    next: () => setCurrent((current + 1) % slides),
    previous: () => setCurrent((current - 1 + slides) % slides),
    /** Who starts it is told so by its turning, although the focus is still on the button. */
    toggle: () => {
      setPlaying(!playing);
      setFocused(false);
    },
    /** For the element that holds the slides while the pointer is over it or the focus in it. */
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
};
