import { useTranslation } from 'react-i18next';
import type { PolicyId } from '../routes.ts';
import { PageHero } from '../sections/PageHero.tsx';

export const Page = ({ page }: { page: PolicyId }) => {
  const { t } = useTranslation(page);
  return <PageHero title={t('title')} lead={t('lead')} />;
};
