import { useTranslation } from 'react-i18next';
import { PageHero } from '../sections/PageHero.tsx';

export const Page = () => {
  const { t } = useTranslation('about');
  return <PageHero title={t('title')} lead={t('lead')} />;
};
