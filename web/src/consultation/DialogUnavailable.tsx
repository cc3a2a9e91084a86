import { company, phoneAddress } from '@helvardar/shared/company';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { measure } from '../theme/grid.ts';

const Root = styled('div')(({ theme }) => ({
  // Puts the message on a line of its own below the button, even if the button is in a row with others.
  flexBasis: '100%',
  marginTop: 24,
  paddingInlineStart: 20,
  borderInlineStart: `6px solid ${theme.vars.palette.vardar}`,
  '&& p': { margin: '0 0 16px', maxWidth: measure },
  'p + p': { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
  a: { minHeight: 24 },
}));

const subscribe = (notify: () => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

/**
 * Shows e-mail, phone and a reload button when the dialog cannot be loaded. Offline there is no reload button, because
 * a reload would lose the page.
 */
export const DialogUnavailable = ({ text }: { text: string }) => {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Root role="alert">
      <p>{text}</p>
      <p>
        <a href={`mailto:${company.email}`}>{company.email}</a>
        <a href={phoneAddress}>{company.phone}</a>
      </p>
      {online && (
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {t('failure.reload')}
        </Button>
      )}
    </Root>
  );
};
