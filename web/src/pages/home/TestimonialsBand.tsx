import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { usePath } from '../../routing/usePath.ts';
import { AfterHydration } from '../../sections/AfterHydration.tsx';
import { Section } from '../../sections/Section.tsx';
import { SectionHeading } from '../../sections/SectionHeading.tsx';
import { rating, Testimonials } from '../../sections/Testimonials.tsx';
import { caseFragment, caseIds, cases } from '../cases.ts';

export const TestimonialsBand = () => {
  const { t } = useTranslation('home');
  const path = usePath();
  return (
    <Section labelledBy="testimonials" interactive>
      <SectionHeading id="testimonials" title={t('testimonials.title')} />
      <Testimonials
        items={caseIds.map((id) => {
          const Art = cases[id];
          return {
            ...t(`testimonials.items.${id}`, { returnObjects: true }),
            art: (
              <AfterHydration>
                <Art />
              </AfterHydration>
            ),
            link: <Link href={path(id, caseFragment)}>{t(`cases.titles.${id}`, { ns: 'common' })}</Link>,
          };
        })}
        ratingLabel={t('testimonials.rating', { rating })}
      />
    </Section>
  );
};
