import { useTranslation } from 'react-i18next';
import type { ServiceId } from '../routes.ts';
import { PageHero } from '../sections/PageHero.tsx';

export const Page = ({ page }: { page: ServiceId }) => {
  const { t } = useTranslation(page);
  return <PageHero title={t('hero.title')} lead={t('hero.lead')} />;
};
