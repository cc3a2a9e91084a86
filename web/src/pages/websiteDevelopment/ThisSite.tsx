import { company } from '@helvardar/shared/company';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { absolute, siteOrigin } from '../../head/pageAddress.ts';
import type { Texts } from '../../i18n/texts.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { pathOf } from '../../routing/routes.ts';
import { Measurements } from '../../sections/Measurements.tsx';
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

/** The latest measurements of this site, with links to public tools that measure the same. */
export const ThisSite = () => {
  const { t } = useTranslation('websiteDevelopment');
  const language = useLanguage();
  const figures = writtenIn(language);
  const checkers = checkersOf(absolute(pathOf('websiteDevelopment', language)));
  const plots = {
    speed: <SpeedPlot seconds={figures.speed.axis} />,
    accessibility: <AccessibilityPlot />,
    security: <SecurityPlot />,
    delivery: <DeliveryPlot />,
  } satisfies Record<Measured, ReactNode>;
  const names = Object.keys(plots) as Measured[];
  return (
    <Measurements
      id="thisSite"
      title={t('thisSite.title')}
      lead={t('thisSite.lead')}
      explain={t('thisSite.explain')}
      measurements={names.map((name) => {
        const values = figures[name];
        const named: Record<string, string> = t(`thisSite.${name}.checkers`, { returnObjects: true });
        return {
          title: t(`thisSite.${name}.title`),
          figure: values.figure,
          unit: t(`thisSite.${name}.unit`, values),
          plot: plots[name],
          text: t(`thisSite.${name}.text`, values),
          date: t('thisSite.date', values),
          checkers: Object.entries(checkers[name]).map(([id, address]) => ({
            name: named[id] ?? '',
            address,
          })),
        };
      })}
    />
  );
};
