import { type FocusEvent, useEffect, useState } from 'react';

/** Milliseconds for which a slide is shown (docs/behaviour.md, 4.1). */
const interval = 7_000;

/** The state of a carousel. It advances unless stopped or paused; under reduced motion it is stopped at first. */
export const useCarousel = (slides: number) => {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const rotating = playing && !hovered && !focused;

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);
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
    show: setCurrent,
    /** Starts or stops the carousel. A started one advances at once, although the focus is still on the button. */
    toggle: () => {
      setPlaying(!playing);
      setFocused(false);
    },
    /** Handlers for the element that contains the slides: hover and focus pause the carousel. */
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
