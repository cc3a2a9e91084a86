import { useEffect, useRef, useState } from 'react';

/** Milliseconds, steps, and the visible share that starts the count (specification, section 4.4). */
const duration = 2_000;
const steps = 60;
const threshold = 0.3;

/**
 * The share of the final values to show: 1 in the static page and wherever motion is not wanted; else 0 until the
 * element is in view, and from there up to 1, once.
 */
export const useCountUp = <Observed extends HTMLElement>() => {
  const ref = useRef<Observed>(null);
  const [step, setStep] = useState(steps);

  useEffect(() => {
    if (!ref.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setStep(0);
    let timer: number | undefined;
    const count = () => {
      timer = window.setInterval(() => {
        setStep((before) => {
          if (before + 1 >= steps) window.clearInterval(timer);
          return Math.min(before + 1, steps);
        });
      }, duration / steps);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        count();
      },
      { threshold },
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      window.clearInterval(timer);
    };
  }, []);
  return { ref, share: step / steps };
};
