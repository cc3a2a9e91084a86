import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { storageKeys, store } from '../browser/storage.ts';
import { usePath } from '../routing/usePath.ts';
import { BottomBar, CloseBar } from './BottomBar.ts';

const Root = styled(BottomBar)(({ theme }) => ({
  flexGrow: 1,
  flexWrap: 'wrap',
  rowGap: 4,
  paddingBlock: '5px 3px',
  p: { flexBasis: '100%' },
  // Only large text breaks the link. The line height keeps its focus ring from the words above.
  a: { display: 'inline-block', lineHeight: 1.2 },
  // A greater offset would cover the words above the link.
  'p a:focus-visible': { outlineOffset: 0 },
  '.MuiButton-root': { minHeight: 44, paddingBlock: 8 },
  [theme.breakpoints.up('md')]: { flexWrap: 'nowrap', paddingBlock: 8, p: { flex: 1 } },
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
      <p>
        {t('cookieConsent.message')} <Link href={path('cookiePolicy')}>{t('cookieConsent.learnMore')}</Link>
      </p>
      <Button variant="outlined" onClick={accept}>
        {t('cookieConsent.acceptAll')}
      </Button>
      <CloseBar onClick={onHide} aria-label={t('cookieConsent.close')}>
        <X size={20} />
      </CloseBar>
    </Root>
  );
};
