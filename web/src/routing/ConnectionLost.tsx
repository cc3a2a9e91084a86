import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Root = styled('p')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar + 1,
  insetInline: 0,
  bottom: 'var(--banner-height,0px)',
  padding: '16px 20px',
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `3px solid ${theme.vars.palette.vardar}`,
  textAlign: 'center',
  '@media print': { display: 'none' },
}));

/** Tells the visitor that the requested page cannot be loaded while offline. */
export const ConnectionLost = () => {
  const { t } = useTranslation();
  return <Root role="alert">{t('navigation.connectionLost')}</Root>;
};
