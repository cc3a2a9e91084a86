import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { company } from '../company.ts';
import { ActionButton } from './ActionButton.ts';

export const FailurePage = () => {
  const { t } = useTranslation();
  return (
    <Container sx={{ py: 12 }} role="alert">
      <Typography variant="h1" gutterBottom>
        {t('failure.title')}
      </Typography>
      <Typography variant="subtitle1" sx={{ mb: 4, maxWidth: '45rem' }}>
        {t('failure.text', { email: company.email })}
      </Typography>
      <ActionButton type="button" onClick={() => window.location.reload()}>
        {t('failure.reload')}
      </ActionButton>
    </Container>
  );
};
