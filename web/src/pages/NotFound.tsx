import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageButton } from '../layout/PageButton.tsx';

export const texts = import.meta.glob('../locales/*/notFound.json', { import: 'default' });

export const Page = () => {
  const { t } = useTranslation('notFound');
  const { pathname } = useLocation();
  useEffect(() => console.error('404: no page at', pathname), [pathname]);
  return (
    <Container sx={{ py: { xs: 8, md: 14 } }}>
      <Typography variant="h1">
        <Typography component="span" sx={{ display: 'block', font: 'inherit', color: 'secondary.main' }}>
          {t('code')}
        </Typography>
        {t('title')}
      </Typography>
      <Typography variant="subtitle1" sx={{ mt: 3, mb: 5, color: 'text.secondary' }}>
        {t('text')}
      </Typography>
      <PageButton page="home">{t('back')}</PageButton>
    </Container>
  );
};
