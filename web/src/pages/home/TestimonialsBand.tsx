import Link from '@mui/material/Link';
import NoSsr from '@mui/material/NoSsr';
import { useTranslation } from 'react-i18next';
import { usePath } from '../../routing/usePath.ts';
import { Section } from '../../sections/Section.tsx';
import { SectionHeading } from '../../sections/SectionHeading.tsx';
import { rating, Testimonials } from '../../sections/Testimonials.tsx';
import { caseFragment, caseIds, cases } from '../cases.ts';

export const TestimonialsBand = () => {
  const { t } = useTranslation('home');
  const path = usePath();
  return (
    <Section>
      <SectionHeading id="testimonials" title={t('testimonials.title')} />
      <Testimonials
        items={caseIds.map((id) => {
          const Art = cases[id];
          return {
            ...t(`testimonials.items.${id}`, { returnObjects: true }),
            // Prerendered drawings would make the document larger than TCP's initial congestion window.
            art: (
              <NoSsr defer>
                <Art />
              </NoSsr>
            ),
            link: <Link href={path(id, caseFragment)}>{t(`cases.titles.${id}`, { ns: 'common' })}</Link>,
          };
        })}
        ratingLabel={t('testimonials.rating', { rating })}
      />
    </Section>
  );
};
