import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Partners } from '../../art/Partners.tsx';
import type { RouteId } from '../../routing/routes.ts';
import { useConsultationPath, usePath } from '../../routing/usePath.ts';
import { HeroCarousel } from '../../sections/HeroCarousel.tsx';
import { LateDrawing } from './LateDrawing.tsx';

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

export const HomeHero = () => {
  const { t } = useTranslation('home');
  const path = usePath();
  const consultation = useConsultationPath();
  return (
    <HeroCarousel
      heading={t('hero.heading')}
      proof={t('hero.proof', { returnObjects: true })}
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
        art: id === 'partners' ? <Partners /> : <LateDrawing of={id} />,
        label: t('hero.position', { number: index + 1, total: slideIds.length }),
      }))}
    />
  );
};
