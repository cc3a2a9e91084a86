import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { storageKeys, store } from '../browser/storage.ts';
import { usePath } from '../routing/usePath.ts';
import { shortWindow } from '../theme/grid.ts';
import { BarRow, BottomBar, CloseBar } from './BottomBar.ts';

const Root = styled(BottomBar)(({ theme }) => ({
  paddingBlock: 12,
  [shortWindow]: { paddingBlock: 8 },
  borderColor: theme.vars.palette.rhine,
  p: { flex: '1 1 20rem', maxWidth: '52rem' },
  button: { maxWidth: '100%', [theme.breakpoints.up('sm')]: { marginInlineStart: 'auto' } },
}));

export const CookieBanner = ({ onHide }: { onHide: () => void }) => {
  const { t } = useTranslation();
  const path = usePath();
  const accept = () => {
    store(storageKeys.cookieConsent, 'accepted');
    onHide();
  };
  return (
    <Root aria-label={t('cookieConsent.label')}>
      <BarRow>
        <p>
          {t('cookieConsent.message')} <Link href={path('cookiePolicy')}>{t('cookieConsent.learnMore')}</Link>
        </p>
        <Button onClick={accept}>{t('cookieConsent.acceptAll')}</Button>
      </BarRow>
      <CloseBar onClick={onHide} aria-label={t('cookieConsent.close')}>
        <X size={20} />
      </CloseBar>
    </Root>
  );
};
