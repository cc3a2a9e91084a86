import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { FigureList } from '../../sections/Figures.tsx';
import { Section } from '../../sections/Section.tsx';
import { SectionHeading } from '../../sections/SectionHeading.tsx';
import { statistics } from './statistics.ts';

const ids = ['projects', 'clients', 'uptime', 'support'] as const;

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
const Numbers = () => {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { ref, share } = useCountUp();
  const isCounting = share < 1;
  return (
    <Line ref={ref}>
      {ids.map((id) => (
        <div key={id}>
          <dt>{t(`statistics.items.${id}`)}</dt>
          <Value data-counting={isCounting}>
            {statistics[id](1, language)}
            {isCounting && <Counted aria-hidden="true">{statistics[id](share, language)}</Counted>}
          </Value>
        </div>
      ))}
    </Line>
  );
};

export const StatisticsBand = () => {
  const { t } = useTranslation('home');
  return (
    <Section ground="surface" dense>
      <SectionHeading id="statistics" title={t('statistics.title')} />
      <Numbers />
    </Section>
  );
};
