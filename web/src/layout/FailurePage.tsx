import { company } from '@helvardar/shared/company';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../components/ActionButton.ts';
import { PageWidth } from '../components/PageWidth.ts';

const Root = styled(PageWidth)({ paddingBlock: '6rem', p: { margin: '24px 0 40px', maxWidth: '40rem' } });

export const FailurePage = () => {
  const { t } = useTranslation();
  return (
    <Root role="alert">
      <title>{`${t('failure.title')} | ${company.name}`}</title>
      <h1>{t('failure.title')}</h1>
      <p>{t('failure.text', { email: company.email })}</p>
      <ActionButton type="button" onClick={() => window.location.reload()}>
        {t('failure.reload')}
      </ActionButton>
    </Root>
  );
};
