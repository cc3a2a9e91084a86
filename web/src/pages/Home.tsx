import { useTranslation } from 'react-i18next';
import { PageHero } from '../sections/PageHero.tsx';

export const Page = () => {
  const { t } = useTranslation('home');
  return <PageHero title={t('hero.slides.partners.title')} lead={t('hero.slides.partners.subtitle')} />;
};
