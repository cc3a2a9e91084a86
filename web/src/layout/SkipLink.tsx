import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { mainId } from '../routing/useNavigationEffects.ts';

const Root = styled('a')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  // The focus ring is inside the link, because the edge of the window would cut it off.
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -6 },
  '&:not(:focus)': {
    clipPath: 'inset(50%)',
    width: 1,
    height: 1,
    padding: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
}));

export const SkipLink = () => {
  const { t } = useTranslation();
  return <Root href={`#${mainId}`}>{t('navigation.skip')}</Root>;
};
