import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { FigureList } from './Figures.tsx';

interface Statistic {
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
/** The count eases out: with this exponent it is at 97 % of the values after a quarter of its time. */
const easing = 13;

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
  return { ref, share: 1 - (1 - step / steps) ** easing };
};

/** The text is transparent while its counted copy covers it. */
const Value = styled('dd')({
  position: 'relative',
  '@media not print': { '&[data-counting=true]': { color: 'transparent' } },
});
/** Forced colours know no transparent text, so there the final values are visible. */
const Counted = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  color: theme.vars.palette.text.primary,
  '@media print, (forced-colors: active)': { display: 'none' },
}));

const Line = styled(FigureList)(({ theme }) => ({
  rowGap: 20,
  '& > div': { paddingTop: 12 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

/** Assistive technology and print have only the final values. */
export const Statistics = ({ statistics }: { statistics: Statistic[] }) => {
  const { ref, share } = useCountUp();
  const isCounting = share < 1;
  return (
    <Line ref={ref}>
      {statistics.map(({ label, textAt }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Value data-counting={isCounting}>
            {textAt(1)}
            {isCounting && <Counted aria-hidden="true">{textAt(share)}</Counted>}
          </Value>
        </div>
      ))}
    </Line>
  );
};
