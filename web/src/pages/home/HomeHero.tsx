import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Partners } from '../../art/Partners.tsx';
import type { RouteId } from '../../routing/routes.ts';
import { useConsultationPath, usePath } from '../../routing/usePath.ts';
import { HeroCarousel } from '../../sections/HeroCarousel.tsx';

/** The slides in order, each with the page of its button (docs/behaviour.md, 2.5). */
const targets = {
  partners: 'contact',
  transform: 'services',
  security: 'cybersecurity',
  cloud: 'cloudSolutions',
  mobile: 'mobileDevelopment',
  social: 'socialMediaMarketing',
  innovation: 'contact',
} as const satisfies Record<string, RouteId>;
const slideIds = Object.keys(targets) as (keyof typeof targets)[];

/** Loads after hydration. If loading fails, the slides have no drawings. */
const LazyDrawing = lazy(() =>
  import('../../art/SlideDrawing.tsx').then(
    ({ SlideDrawing }) => ({ default: SlideDrawing }),
    () => ({ default: () => null }),
  ),
);

export const HomeHero = () => {
  const { t } = useTranslation('home');
  const path = usePath();
  const consultation = useConsultationPath();
  return (
    <HeroCarousel
      heading={t('hero.heading')}
      proof={t('hero.proof')}
      label={t('hero.label')}
      roles={{ carousel: t('hero.carousel'), slide: t('hero.slide') }}
      controls={{
        previous: t('hero.previous'),
        next: t('hero.next'),
        pause: t('hero.pause'),
        play: t('hero.play'),
        dots: t('hero.dots'),
        goTo: (number, title) => t('hero.goTo', { number, title }),
      }}
      slides={slideIds.map((id, index) => ({
        id,
        title: t(`hero.slides.${id}.title`),
        subtitle: t(`hero.slides.${id}.subtitle`),
        action: (
          <Button href={targets[id] === 'contact' ? consultation : path(targets[id])}>
            {t(`hero.slides.${id}.button`)}
          </Button>
        ),
        art:
          id === 'partners' ? (
            <Partners />
          ) : (
            <NoSsr defer>
              <Suspense>
                <LazyDrawing slide={id} />
              </Suspense>
            </NoSsr>
          ),
        label: t('hero.position', { number: index + 1, total: slideIds.length }),
      }))}
    />
  );
};
