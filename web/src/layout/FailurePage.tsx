import { company } from '@helvardar/shared/company';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const Root = styled(Container)({ paddingBlock: '6rem', p: { margin: '24px 0 40px', maxWidth: '40rem' } });

export const FailurePage = () => {
  const { t } = useTranslation();
  return (
    <Root role="alert">
      <title>{`${t('failure.title')} | ${company.name}`}</title>
      <Typography variant="h1">{t('failure.title')}</Typography>
      <p>{t('failure.text', { email: company.email })}</p>
      <Button onClick={() => window.location.reload()}>{t('failure.reload')}</Button>
    </Root>
  );
};
