import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { navigationType } from '../browser/navigationType.ts';
import { windowEvents } from '../browser/windowEvents.ts';
import { measure } from '../theme/grid.ts';
import { FailureMessage } from './dialog/FailureMessage.tsx';

const subscribe = windowEvents('online', 'offline');

/** Other ways to reach the company, on a line of their own below the button that does not work. */
export const OtherWays = styled(FailureMessage)(({ theme }) => ({
  flexBasis: '100%',
  marginTop: 24,
  borderColor: theme.vars.palette.vardar,
  '&& p': { marginBottom: 16, maxWidth: measure },
}));

/**
 * Shown when the dialog cannot be opened. Offline there is no reload button, because a reload would lose the page. Once a
 * reload has not helped, the message no longer suggests another one as the solution.
 */
export const DialogUnavailable = ({ openerId }: { openerId: string }) => {
  const { t } = useTranslation('contact');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [inVain, setInVain] = useState(() => navigationType() === 'reload');
  const reload = async () => {
    if (import.meta.env.DEV) return window.location.reload();
    const opener = document.getElementById(openerId);
    opener?.setAttribute('aria-busy', 'true');
    if (await window.reloadPage()) return;
    opener?.setAttribute('aria-busy', 'false');
    setInVain(true);
  };
  return (
    <OtherWays role="alert" text={inVain ? t('promotion.stillUnavailable') : t('promotion.unavailable')}>
      {online && (
        <Button variant="outlined" onClick={reload}>
          {t('failure.reload', { ns: 'common' })}
        </Button>
      )}
    </OtherWays>
  );
};
