import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

/** Milliseconds before the bar appears, so that no bar flickers when a page loads faster. */
const showDelay = 300;

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar + 1,
  insetInline: 0,
  top: 0,
  height: 3,
  transformOrigin: '0 50%',
  backgroundColor: theme.vars.palette.rhine,
  '@keyframes advance': { from: { scale: '0 1' }, to: { scale: '0.9 1' } },
  animation: `advance 8s cubic-bezier(0, 0.7, 0.3, 1) ${showDelay}ms both`,
}));

/** The progress bar of a page change, shown while the requested page is loading. */
export const WaitingBar = () => {
  const { t } = useTranslation();
  return <Bar role="progressbar" aria-label={t('navigation.loading')} />;
};
