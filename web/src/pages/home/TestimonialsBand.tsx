import { useTranslation } from 'react-i18next';
import { Section } from '../../sections/Section.tsx';
import { SectionHeading } from '../../sections/SectionHeading.tsx';
import { rating, Testimonials } from '../../sections/Testimonials.tsx';

export const TestimonialsBand = () => {
  const { t } = useTranslation('home');
  return (
    <Section labelledBy="testimonials">
      <SectionHeading id="testimonials" title={t('testimonials.title')} />
      <Testimonials
        items={t('testimonials.items', { returnObjects: true })}
        ratingLabel={t('testimonials.rating', { rating })}
      />
    </Section>
  );
};
