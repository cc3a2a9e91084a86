import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { storageKeys, store } from '../browser/storage.ts';
import { usePath } from '../routing/usePath.ts';
import { gutter, lowWindow, shortWindow } from '../theme/grid.ts';
import { useRoomBelow } from './useRoomBelow.ts';

/** The value stored when the visitor accepts (docs/behaviour.md, 4.3). */
const accepted = 'accepted';

const Bar = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.drawer,
  insetInline: 0,
  bottom: 0,
  paddingBlock: 12,
  [shortWindow]: { paddingBlock: 8 },
  // Without a limit, a banner with large text would fill a small window.
  maxHeight: '50dvh',
  overflowY: 'auto',
  [lowWindow]: { position: 'relative', maxHeight: 'none' },
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `3px solid ${theme.vars.palette.rhine}`,
  boxShadow: '0 -8px 32px rgb(0 0 0 / 0.12)',
  p: {
    flex: '1 1 20rem',
    maxWidth: '52rem',
  },
  fontSize: '0.875rem',
  lineHeight: 1.4,
  // The link wraps only as a whole, and its padding makes room for a thumb and for the focus ring.
  a: { display: 'inline-block', padding: 4, marginInlineStart: -4 },
  'a:focus-visible': { outlineOffset: -3 },
  button: { maxWidth: '100%' },
}));
const Row = styled(Container)({
  paddingRight: `calc(${gutter} + 2.5rem)`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  [shortWindow]: { rowGap: 4 },
});
const Accept = styled(Button)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { marginInlineStart: 'auto' },
}));
const Close = styled(IconButton)({ position: 'absolute', top: 8, right: 8 });

/** The cookie banner. It does not take the focus, and `useRoomBelow` keeps it from covering content. */
export const CookieBanner = ({ onHide }: { onHide: () => void }) => {
  const { t } = useTranslation();
  const path = usePath();
  const bar = useRef<HTMLElement>(null);
  useRoomBelow(bar, '--banner-height');
  const accept = () => {
    store(storageKeys.cookieConsent, accepted);
    onHide();
  };
  return (
    <Bar ref={bar} aria-label={t('cookieConsent.label')}>
      <Row>
        <p>
          {t('cookieConsent.message')} <Link href={path('cookiePolicy')}>{t('cookieConsent.learnMore')}</Link>
        </p>
        <Accept type="button" onClick={accept}>
          {t('cookieConsent.acceptAll')}
        </Accept>
      </Row>
      <Close type="button" onClick={onHide} aria-label={t('cookieConsent.close')}>
        <X size={22} />
      </Close>
    </Bar>
  );
};
