import {
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { frameShown } from '../browser/frameShown.ts';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { loadTexts, registerTexts } from '../i18n/i18n.ts';
import { type Consultation, ConsultationContext } from './ConsultationContext.ts';
import type { ConsultationOverlays } from './ConsultationOverlays.tsx';
import { useOutbox } from './sending/useOutbox.ts';
import type { Unsent } from './unsent/UnsentDialog.tsx';

registerTexts('consultation', import.meta.glob('../i18n/locales/*/consultation.json', { import: 'default' }));

const loadDialog = () => import('./ConsultationOverlays.tsx');

/** Milliseconds from hover or focus to the prefetch of the dialog. A press loads the dialog at once. */
const prepareDelay = 65;

/** Provides `useConsultation`. The dialog is rendered outside the pages, so that its toasts survive page changes. */
export const ConsultationProvider = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<{ on: string; by: string; failed: boolean }>();
  const [Dialog, setDialog] = useState<typeof ConsultationOverlays>();
  /** The number of times that a visitor has opened the dialog. Each time a dialog that has failed is rendered again. */
  const [attempt, setAttempt] = useState(0);
  const [unsent, setUnsent] = useState<Unsent>();
  const [opener, setOpener] = useState<HTMLElement>();
  const prepareTimer = useRef<number>(undefined);
  const close = useCallback(() => setAsked(undefined), []);
  // A page change closes the dialog. Setting the state during render closes it in the same render as the page changes.
  if (asked && asked.on !== pathname) close();

  const prepare = async () => {
    const [module] = await Promise.all([loadDialog(), loadTexts(i18n, 'consultation')]);
    startTransition(() => setDialog(() => module.ConsultationOverlays));
  };
  useOutbox(async (submission) => {
    await prepare();
    const remove = await new Promise<boolean>((decide) => setUnsent({ submission, decide }));
    setUnsent(undefined);
    return remove;
  });
  const fail = () => setAsked((still) => still && { ...still, failed: true });
  const show = async (by: string) => {
    window.clearTimeout(prepareTimer.current);
    setAsked({ on: pathname, by, failed: false });
    setAttempt((before) => before + 1);
    if (Dialog) return;
    try {
      // The button's waiting state is painted first, because loading the code would delay that frame.
      await frameShown();
      await prepare();
    } catch (error) {
      console.error('The dialog could not be loaded', error instanceof Error ? error.message : error);
      fail();
    }
  };
  const wanted = asked !== undefined && !asked.failed;
  // `open` is deferred, so that the button responds first: rendering the dialog takes longer than a frame.
  const open = useDeferredValue(wanted) && wanted && Dialog !== undefined;
  const opening = wanted && !open;
  // A click on a link cancels the opening of the dialog.
  useEffect(() => {
    if (!opening) return;
    const leave = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close();
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  }, [opening, close]);
  const consultation: Consultation = {
    open: ({ currentTarget }) => {
      setOpener(currentTarget);
      void show(currentTarget.id);
    },
    prepare: () => {
      window.clearTimeout(prepareTimer.current);
      prepareTimer.current = window.setTimeout(() => {
        // Nothing is prefetched offline, because some browsers remember a failed import until the page is reloaded.
        if (navigator.onLine) prepare().catch(() => undefined);
      }, prepareDelay);
    },
    opening: opening ? asked?.by : undefined,
    failed: asked?.failed ? asked.by : undefined,
  };
  return (
    <ConsultationContext value={consultation}>
      {children}
      {Dialog && (
        <ErrorBoundary fallback={null} resetKey={`${pathname} ${attempt}`} onError={fail}>
          <Dialog open={open} onClose={close} opener={opener} unsent={unsent} />
        </ErrorBoundary>
      )}
    </ConsultationContext>
  );
};
