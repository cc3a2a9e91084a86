import { useTranslation } from 'react-i18next';
import { PageHero } from '../sections/PageHero.tsx';

export const Page = () => {
  const { t } = useTranslation('careers');
  return <PageHero title={t('hero.title')} lead={t('hero.lead')} />;
};
