import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Lead } from '../components/Lead.ts';
import { PageButton } from '../components/PageButton.tsx';
import { PageWidth } from '../components/PageWidth.ts';

export const texts = import.meta.glob('../i18n/locales/*/notFound.json', { import: 'default' });

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16 });
const Root = styled(PageWidth)(({ theme }) => ({
  paddingBlock: 'clamp(4rem, 10vw, 9rem)',
  p: { margin: '24px 0 40px' },
  span: {
    display: 'block',
    marginBottom: 24,
    fontSize: 'clamp(6rem, 22vw, 14rem)',
    lineHeight: 0.85,
    color: theme.vars.palette.secondary.main,
  },
}));

export const Page = () => {
  const { t } = useTranslation('notFound');
  const { pathname } = useLocation();
  useEffect(() => console.error('404: no page at', pathname), [pathname]);
  return (
    <Root>
      <h1>
        <span>{t('code')}</span> {t('title')}
      </h1>
      <Lead>{t('text')}</Lead>
      <Ways>
        <PageButton page="home">{t('back')}</PageButton>
        {(['services', 'contact'] as const).map((page) => (
          <PageButton key={page} page={page} data-look="outlined">
            {t(`routes.${page}`, { ns: 'common' })}
          </PageButton>
        ))}
      </Ways>
    </Root>
  );
};
