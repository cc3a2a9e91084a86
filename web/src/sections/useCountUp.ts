import { useEffect, useRef, useState } from 'react';
import { countUpSteps } from './countUpSteps.ts';

/** Milliseconds of the count, and the visible share of the band that starts the count (docs/behaviour.md, 4.4). */
const duration = 2_000;
const visibleShare = 0.3;

/** The share, or less where so much of the section never fits into the window: half a window of it. */
const thresholdFor = ({ offsetHeight }: HTMLElement) =>
  Math.min(visibleShare, window.innerHeight / 2 / offsetHeight);

/**
 * The step of the count-up to show. The step is the last one in the static page and under reduced motion. Otherwise it
 * is 0 until the section around `ref` comes into view, and then counts once up to the last step.
 */
export const useCountUp = <Observed extends HTMLElement>() => {
  const ref = useRef<Observed>(null);
  const [step, setStep] = useState(countUpSteps);

  useEffect(() => {
    const section = ref.current?.closest('section') ?? ref.current;
    if (!section || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setStep(0);
    let timer: number | undefined;
    const count = () => {
      timer = window.setInterval(() => {
        setStep((before) => {
          if (before + 1 >= countUpSteps) window.clearInterval(timer);
          return Math.min(before + 1, countUpSteps);
        });
      }, duration / countUpSteps);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        count();
      },
      { threshold: thresholdFor(section) },
    );
    observer.observe(section);
    return () => {
      observer.disconnect();
      window.clearInterval(timer);
    };
  }, []);
  return { ref, step };
};
