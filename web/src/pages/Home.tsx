import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsultationPath, usePath } from '../routing/usePath.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Deferred } from '../sections/DeferredContext.tsx';
import { PhoneLink } from './ContactLink.tsx';
import { Achievements } from './home/Achievements.tsx';
import { HomeHero } from './home/HomeHero.tsx';
import { ServiceCards } from './home/ServiceCards.tsx';
import { StatisticsBand } from './home/StatisticsBand.tsx';
import { TestimonialsBand } from './home/TestimonialsBand.tsx';
import { VideoBand } from './home/VideoBand.tsx';

export const texts = import.meta.glob('../i18n/locales/*/home.json', { import: 'default' });

export const Page = () => {
  const { t } = useTranslation('home');
  const path = usePath();
  return (
    <>
      {/* The first paint waits until the whole hero is parsed, because its tallest slide sets its height. */}
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
        <Button href={useConsultationPath()}>{t('closing.contact')}</Button>
        <Button href={path('services')} variant="outlined">
          {t('closing.services')}
        </Button>
        <PhoneLink />
      </ClosingCall>
    </>
  );
};
