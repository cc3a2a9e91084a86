import Button from '@mui/material/Button';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LazySlide } from '../../art/lazyDrawings.ts';
import { Partners } from '../../art/Partners.tsx';
import type { RouteId } from '../../routing/routes.ts';
import { useConsultationPath, usePath } from '../../routing/usePath.ts';
import { HeroCarousel } from '../../sections/HeroCarousel.tsx';

type SlideId = 'partners' | LazySlide;

/** The slides in order, each with the page of its button (docs/behaviour.md, 2.5). */
const targets = {
  partners: 'contact',
  transform: 'services',
  security: 'cybersecurity',
  cloud: 'cloudSolutions',
  mobile: 'mobileDevelopment',
  social: 'socialMediaMarketing',
  innovation: 'contact',
} as const satisfies Record<SlideId, RouteId>;
const slideIds = Object.keys(targets) as SlideId[];

type Drawings = { [Id in SlideId]?: ComponentType };

/** Milliseconds between the first render and the loading of `lazyDrawings`. */
const drawingsDelay = 500;

/** The drawing of the first slide is part of the page. The drawings of all other slides load after `drawingsDelay`. */
const useDrawings = (): Drawings => {
  const [drawings, setDrawings] = useState<Drawings>({ partners: Partners });
  useEffect(() => {
    const timer = window.setTimeout(async () => {
      const module = await import('../../art/lazyDrawings.ts').catch(() => undefined);
      if (module) setDrawings({ partners: Partners, ...module.lazyDrawings });
    }, drawingsDelay);
    return () => window.clearTimeout(timer);
  }, []);
  return drawings;
};

export const HomeHero = () => {
  const { t } = useTranslation('home');
  const path = usePath();
  const consultation = useConsultationPath();
  const drawings = useDrawings();
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
      slides={slideIds.map((id, index) => {
        const Art = drawings[id];
        return {
          id,
          title: t(`hero.slides.${id}.title`),
          subtitle: t(`hero.slides.${id}.subtitle`),
          action: (
            <Button href={targets[id] === 'contact' ? consultation : path(targets[id])}>
              {t(`hero.slides.${id}.button`)}
            </Button>
          ),
          art: Art && <Art />,
          label: t('hero.position', { number: index + 1, total: slideIds.length }),
        };
      })}
    />
  );
};
