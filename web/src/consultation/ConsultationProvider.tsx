import { type ReactNode, useCallback, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadLimit, withTimeout } from '../browser/withTimeout.ts';
import { loadTexts, registerTexts } from '../i18n/i18n.ts';
import { projectIn } from '../routing/routes.ts';
import { type Consultation, ConsultationContext } from './ConsultationContext.ts';
import type { ConsultationOverlays } from './ConsultationOverlays.tsx';
import type { Outcome } from './sending/send.ts';
import { useOutbox } from './sending/useOutbox.ts';
import type { Unsent } from './unsent/UnsentDialog.tsx';

registerTexts('consultation', import.meta.glob('../i18n/locales/*/consultation.json', { import: 'default' }));

/** The dialogs and toasts are rendered outside the pages, so that toasts survive page changes. */
export const ConsultationProvider = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  /** The last click on a button that opens the dialog. Undefined once the dialog is closed. */
  const [press, setPress] = useState<{ button: HTMLElement; path: string }>();
  const [failed, setFailed] = useState(false);
  const [Overlays, setOverlays] = useState<typeof ConsultationOverlays>();
  const [unsent, setUnsent] = useState<Unsent>();
  const [sent, setSent] = useState<{ confirmedTo: string | undefined; path: string }>();
  const close = useCallback(() => setPress(undefined), []);
  // A page change closes the dialog. `close` is called during render and not in an effect, so the new page never
  // appears with the open dialog.
  if (press && press.path !== pathname) close();
  if (sent && sent.path !== pathname) setSent(undefined);
  const onSent = useCallback(
    (confirmedTo: string | undefined) => setSent({ confirmedTo, path: pathname }),
    [pathname],
  );

  const load = async () => {
    const [module] = await Promise.all([
      import('./ConsultationOverlays.tsx'),
      loadTexts(i18n, 'consultation'),
    ]);
    setOverlays(() => module.ConsultationOverlays);
  };
  useOutbox(async (submission) => {
    await load();
    const outcome = await new Promise<Outcome>((decide) => setUnsent({ submission, decide }));
    setUnsent(undefined);
    return outcome;
  });
  const isWanted = press !== undefined && !failed;
  const isOpen = isWanted && Overlays !== undefined;
  const consultation: Consultation = {
    open: async ({ currentTarget }) => {
      setPress({ button: currentTarget, path: pathname });
      setFailed(false);
      try {
        await withTimeout(loadLimit, load());
      } catch (error) {
        console.error('The dialog could not be loaded', error instanceof Error ? error.message : error);
        setFailed(true);
      }
    },
    prepare: () => {
      // Some browsers remember a failed import until the page is reloaded, so nothing is prefetched offline.
      if (navigator.onLine) load().catch(() => undefined);
    },
    opening: isWanted && !isOpen ? press.button.id : undefined,
    failed: failed ? press?.button.id : undefined,
    confirmedTo: sent?.confirmedTo,
  };
  return (
    <ConsultationContext value={consultation}>
      {children}
      {Overlays && (
        // After an error, the next press or page change renders the dialog again.
        <ErrorBoundary fallback={null} resetKeys={[pathname, press]} onError={() => setFailed(true)}>
          <Overlays
            open={isOpen}
            onClose={close}
            onSent={onSent}
            opener={press?.button}
            project={projectIn(search)}
            unsent={unsent}
          />
        </ErrorBoundary>
      )}
    </ConsultationContext>
  );
};
