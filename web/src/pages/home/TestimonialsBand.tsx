import { useTranslation } from 'react-i18next';
import { PageLink } from '../../routing/PageLink.tsx';
import { Section } from '../../sections/Section.tsx';
import { SectionHeading } from '../../sections/SectionHeading.tsx';
import { rating, Testimonials } from '../../sections/Testimonials.tsx';
import { caseFragment, caseIds, cases } from '../cases.ts';

export const TestimonialsBand = () => {
  const { t } = useTranslation('home');
  return (
    <Section labelledBy="testimonials">
      <SectionHeading id="testimonials" title={t('testimonials.title')} />
      <Testimonials
        items={t('testimonials.items', { returnObjects: true }).map((item, index) => {
          const id = caseIds[index];
          if (!id) throw new Error(`Expected a case for each testimonial, found ${caseIds.length}`);
          const Art = cases[id];
          return {
            ...item,
            art: <Art />,
            link: (
              <PageLink page={id} fragment={caseFragment}>
                {t(`cases.titles.${id}`, { ns: 'common' })}
              </PageLink>
            ),
          };
        })}
        ratingLabel={t('testimonials.rating', { rating })}
      />
    </Section>
  );
};
