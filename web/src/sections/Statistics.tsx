import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { FigureList } from './Figures.tsx';

export interface Statistic {
  label: string;
  /** The text at a `share` of the final value, from 0 to 1. */
  textAt: (share: number) => string;
}

/**
 * The numbers count up in `duration` milliseconds and `steps` steps, when `visibleShare` of the section is in view
 * (docs/behaviour.md, 4.4).
 */
const duration = 2_000;
const steps = 60;
const visibleShare = 0.3;

/**
 * Returns the `share` of the final values to show. It is 1 in the static page and under reduced motion. Otherwise it
 * counts once from 0 to 1 when the section comes into view.
 */
const useCountUp = () => {
  const ref = useRef<HTMLDListElement>(null);
  const [step, setStep] = useState(steps);

  useEffect(() => {
    const section = ref.current?.closest('section');
    if (!section || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let counted = 0;
    let timer: number | undefined;
    setStep(counted);
    const count = () => {
      counted += 1;
      setStep(counted);
      if (counted === steps) window.clearInterval(timer);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        timer = window.setInterval(count, duration / steps);
      },
      // A section much taller than the window never shows `visibleShare` at once, so half a window of it is enough.
      { threshold: Math.min(visibleShare, window.innerHeight / 2 / section.offsetHeight) },
    );
    observer.observe(section);
    return () => {
      observer.disconnect();
      window.clearInterval(timer);
    };
  }, []);
  return { ref, share: step / steps };
};

const Final = styled('span')({ '@media not print': visuallyHidden });
const Counted = styled('span')({ '@media print': { display: 'none' } });

/** Assistive technology and print have only the final values. */
export const Statistics = ({ statistics }: { statistics: Statistic[] }) => {
  const { ref, share } = useCountUp();
  return (
    <FigureList ref={ref}>
      {statistics.map(({ label, textAt }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Final>{textAt(1)}</Final>
            <Counted aria-hidden="true">{textAt(share)}</Counted>
          </dd>
        </div>
      ))}
    </FigureList>
  );
};
