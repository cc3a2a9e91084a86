import { useEffect, useRef, useState } from 'react';
import { countUpSteps } from './countUpSteps.ts';

/** Milliseconds of the count, and the visible share of the band that starts the count (docs/behaviour.md, 4.4). */
const duration = 2_000;
const threshold = 0.3;

/**
 * The step of the count-up to show. The step is the last one in the static page and under reduced motion. Otherwise it
 * is 0 until the section around `ref` comes into view, and then counts once up to the last step.
 */
export const useCountUp = <Observed extends HTMLElement>() => {
  const ref = useRef<Observed>(null);
  const [step, setStep] = useState(countUpSteps);

  useEffect(() => {
    if (!ref.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
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
      { threshold },
    );
    observer.observe(ref.current.closest('section') ?? ref.current);
    return () => {
      observer.disconnect();
      window.clearInterval(timer);
    };
  }, []);
  return { ref, step };
};
