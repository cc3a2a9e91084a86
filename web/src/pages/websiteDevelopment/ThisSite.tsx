import { company } from '@helvardar/shared/company';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { absolute, siteOrigin } from '../../head/pageAddress.ts';
import type { Texts } from '../../i18n/texts.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { pathOf } from '../../routing/routes.ts';
import { SectionHeading } from '../../sections/SectionHeading.tsx';
import { columnGap } from '../../theme/grid.ts';
import { writtenIn } from './figures.ts';
import { AccessibilityPlot, DeliveryPlot, SecurityPlot, SpeedPlot } from './Plots.tsx';

type PageTexts = Texts['websiteDevelopment']['thisSite'];
type Measured = 'speed' | 'accessibility' | 'security' | 'delivery';

/** Links to public tools that check the page, the site's host, or the agency's e-mail domain. */
const checkersOf = (page: string) => {
  const address = encodeURIComponent(page);
  return {
    speed: { pageSpeed: `https://pagespeed.web.dev/analysis?url=${address}` },
    accessibility: {
      wave: `https://wave.webaim.org/report#/${page}`,
      nu: `https://validator.w3.org/nu/?doc=${address}`,
    },
    security: {
      observatory: `https://developer.mozilla.org/en-US/observatory/analyze?host=${new URL(siteOrigin).hostname}`,
    },
    delivery: { internetNl: `https://internet.nl/mail/${company.email.split('@')[1]}/` },
  } satisfies { [Name in Measured]: Record<keyof PageTexts[Name]['checkers'], string> };
};

/** The figure beside its plot. The explanation opens below the plot, or in a wide window below the figure. */
const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `8px ${columnGap}`,
  alignItems: 'start',
  paddingBlock: 'clamp(0.5rem, 2.5vw, 2.25rem)',
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  '&:last-of-type': { borderBottom: `2px solid ${theme.vars.palette.text.primary}` },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '4fr 6fr' },
  [theme.breakpoints.up('lg')]: {
    gridTemplate: 'auto 1fr / 1fr 1fr',
    '& > div + div': { gridRow: 'span 2' },
  },
}));
/** In a window narrower than `sm` the words are beside the figure. */
const Figure = styled('p')(({ theme }) => ({
  marginTop: 8,
  '& > strong': {
    fontSize: 'clamp(2.5rem, 1.5rem + 3.4vw, 4.5rem)',
    fontWeight: 600,
    lineHeight: 1.05,
    letterSpacing: '-0.035em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& > span': { maxWidth: '24rem', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    alignItems: 'center',
    fontSize: '0.9375rem',
    lineHeight: 1.35,
    '& > span': { flex: '1 1 9rem' },
  },
  [theme.breakpoints.up('sm')]: { '& > *': { display: 'block' }, '& > span': { marginTop: 8 } },
}));
const Explanation = styled('details')(({ theme }) => ({
  [theme.breakpoints.between('sm', 'lg')]: { gridColumn: 2 },
  summary: { paddingBlock: 8, fontWeight: 600, color: theme.vars.palette.rhine, cursor: 'pointer' },
  '&[open] summary': { marginBottom: 8 },
}));
const Source = styled('ul')(({ theme }) => ({
  marginTop: 12,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  a: { display: 'inline-block', paddingBlock: 4, color: theme.vars.palette.rhine },
}));

/** The latest measurements of this site, with links to public tools that measure the same. */
export const ThisSite = () => {
  const { t } = useTranslation('websiteDevelopment');
  const language = useLanguage();
  const figures = writtenIn(language);
  const checkers = checkersOf(absolute(pathOf('websiteDevelopment', language)));
  const plots = {
    speed: <SpeedPlot labels={figures.speed.axis} />,
    accessibility: <AccessibilityPlot />,
    security: <SecurityPlot />,
    delivery: (
      <DeliveryPlot
        labels={{
          disturbed: t('thisSite.delivery.disturbed', figures.delivery),
          undisturbed: t('thisSite.delivery.undisturbed', figures.delivery),
        }}
      />
    ),
  } satisfies Record<Measured, ReactNode>;
  return (
    <>
      <SectionHeading id="thisSite" title={t('thisSite.title')} lead={t('thisSite.lead')} />
      {(Object.keys(plots) as Measured[]).map((name) => {
        const values = figures[name];
        const named: Record<string, string> = t(`thisSite.${name}.checkers`, { returnObjects: true });
        return (
          <Line key={name}>
            <div>
              <Typography variant="h3">{t(`thisSite.${name}.title`)}</Typography>
              <Figure>
                <strong>{values.figure}</strong> <span>{t(`thisSite.${name}.unit`, values)}</span>
              </Figure>
            </div>
            {plots[name]}
            <Explanation>
              <summary>{t('thisSite.explain')}</summary>
              <Typography>{t(`thisSite.${name}.text`, values)}</Typography>
              <Source>
                <li>{t('thisSite.date', values)}</li>
                {Object.entries(checkers[name]).map(([id, address]) => (
                  <li key={id}>
                    <Link href={address} rel="noopener">
                      {named[id]}
                    </Link>
                  </li>
                ))}
              </Source>
            </Explanation>
          </Line>
        );
      })}
    </>
  );
};
