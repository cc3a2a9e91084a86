import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { FigureList } from './Figures.tsx';

export interface Statistic {
  label: string;
  /** The text of the number once it has counted up to `share` of its final value; `share` is from 0 to 1. */
  textAt: (share: number) => string;
}

/** The count's milliseconds and steps, and the visible share of the section that starts it (docs/behaviour.md, 4.4). */
const duration = 2_000;
const steps = 60;
const visibleShare = 0.3;

/**
 * The counted share of the final values: 1 in the static page and under reduced motion. Otherwise it is 0 until the
 * section around `ref` comes into view, and then counts once up to 1.
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
      // If `visibleShare` of the section is taller than half the window, half a window of the section is enough.
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

/** Numbers that count up when they come into view. Assistive technology and print have only the final values. */
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
