import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { measure } from '../theme/grid.ts';
import { FailureMessage } from './dialog/FailureMessage.tsx';

const subscribe = (notify: () => void) => {
  const listeners = new AbortController();
  for (const event of ['online', 'offline'])
    window.addEventListener(event, notify, { signal: listeners.signal });
  return () => listeners.abort();
};

/** Shown when the dialog cannot be opened. Offline there is no reload button, because a reload would lose the page. */
export const DialogUnavailable = ({ text }: { text: string }) => {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    // `flexBasis` puts the message on its own line.
    <FailureMessage
      role="alert"
      text={text}
      sx={{ flexBasis: '100%', mt: 3, borderColor: 'vardar', '&& p': { mb: 2, maxWidth: measure } }}
    >
      {online && (
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {t('failure.reload')}
        </Button>
      )}
    </FailureMessage>
  );
};
