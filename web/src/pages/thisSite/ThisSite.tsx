import { company } from '@helvardar/shared/company';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { absolute, siteOrigin } from '../../head/pageAddress.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { pathOf } from '../../routing/routes.ts';
import { Measurements } from '../../sections/Measurements.tsx';
import { written } from './figures.ts';
import { AccessibilityPlot, DeliveryPlot, SecurityPlot, SpeedPlot } from './Plots.tsx';

/** Where the public tools measure the page at an address of the live site. */
const checkersOf = (page: string) => {
  const address = encodeURIComponent(page);
  return {
    speed: [`https://pagespeed.web.dev/analysis?url=${address}`],
    accessibility: [`https://wave.webaim.org/report#/${page}`, `https://validator.w3.org/nu/?doc=${address}`],
    security: [
      `https://developer.mozilla.org/en-US/observatory/analyze?host=${new URL(siteOrigin).hostname}`,
    ],
    delivery: [`https://internet.nl/mail/${company.email.split('@')[1]}/`],
  };
};

/** The site as its own reference: what the benches and tests measured last, and how anybody can check it. */
export const ThisSite = () => {
  const { t } = useTranslation('websiteDevelopment');
  const language = useLanguage();
  const figures = written[language];
  const checkers = checkersOf(absolute(pathOf('websiteDevelopment', language)));
  const plots = {
    speed: <SpeedPlot seconds={figures.speed.axis} />,
    accessibility: <AccessibilityPlot />,
    security: <SecurityPlot />,
    delivery: <DeliveryPlot />,
  } satisfies Record<keyof typeof checkers, ReactNode>;
  const names = Object.keys(plots) as (keyof typeof plots)[];
  return (
    <Measurements
      id="thisSite"
      title={t('thisSite.title')}
      lead={t('thisSite.lead')}
      note={t('thisSite.note')}
      measurements={names.map((name) => {
        const values = figures[name];
        const named = t(`thisSite.${name}.checkers`, { returnObjects: true });
        return {
          title: t(`thisSite.${name}.title`),
          figure: values.figure,
          unit: t(`thisSite.${name}.unit`, values),
          plot: plots[name],
          text: t(`thisSite.${name}.text`, values),
          date: t('thisSite.date', values),
          checkers: checkers[name].map((address, index) => ({ name: named[index] ?? '', address })),
        };
      })}
    />
  );
};
