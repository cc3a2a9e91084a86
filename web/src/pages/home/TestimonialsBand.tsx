import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { usePath } from '../../routing/usePath.ts';
import { Section } from '../../sections/Section.tsx';
import { SectionHeading } from '../../sections/SectionHeading.tsx';
import { rating, Testimonials } from '../../sections/Testimonials.tsx';
import { caseFragment, caseIds, cases } from '../cases.ts';

export const TestimonialsBand = () => {
  const { t } = useTranslation('home');
  const path = usePath();
  const isHydrated = useIsHydrated();
  return (
    <Section labelledBy="testimonials">
      <SectionHeading id="testimonials" title={t('testimonials.title')} />
      <Testimonials
        items={caseIds.map((id) => {
          const Art = cases[id];
          return {
            ...t(`testimonials.items.${id}`, { returnObjects: true }),
            art: isHydrated && <Art />,
            link: <Link href={path(id, caseFragment)}>{t(`cases.titles.${id}`, { ns: 'common' })}</Link>,
          };
        })}
        ratingLabel={t('testimonials.rating', { rating })}
      />
    </Section>
  );
};
