import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageButton } from '../components/PageButton.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Deferred } from '../sections/DeferredContext.tsx';
import { Achievements } from './home/Achievements.tsx';
import { HomeHero } from './home/HomeHero.tsx';
import { ServiceCards } from './home/ServiceCards.tsx';
import { StatisticsBand } from './home/StatisticsBand.tsx';
import { TestimonialsBand } from './home/TestimonialsBand.tsx';
import { VideoBand } from './home/VideoBand.tsx';

export const texts = import.meta.glob('../i18n/locales/*/home.json', { import: 'default' });

export const Page = () => {
  const { t } = useTranslation('home');
  return (
    <>
      {/* Blocks the first paint until the whole hero is parsed: its tallest slide sets the height. */}
      <link rel="expect" href="#achievements" blocking="render" />
      <Suspense>
        <HomeHero />
      </Suspense>
      <Deferred>
        <Achievements />
        <StatisticsBand />
        <ServiceCards />
        <VideoBand />
        <TestimonialsBand />
      </Deferred>
      <ClosingCall id="closing" title={t('closing.title')} text={t('closing.text')}>
        <PageButton page="contact">{t('closing.contact')}</PageButton>
        <PageButton page="services" data-look="outlined">
          {t('closing.services')}
        </PageButton>
      </ClosingCall>
    </>
  );
};
