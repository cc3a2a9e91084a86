import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offerTexts } from '../i18n.ts';
import { readStored, storageKeys } from '../storage.ts';
import { type Consultation, ConsultationContext } from './ConsultationContext.ts';
import type { ConsultationRequest } from './ConsultationRequest.tsx';

offerTexts('consultation', import.meta.glob('../locales/*/consultation.json', { import: 'default' }));

const loadDialog = () => import('./ConsultationRequest.tsx');

/** A request that waits in this browser is sent again on a later visit, and when the browser is back online. */
const useOutbox = () => {
  useEffect(() => {
    const sendWaiting = async () => {
      if (readStored(storageKeys.outbox)) await (await import('./send.ts')).sendWaiting();
    };
    const idle = window.setTimeout(sendWaiting, 2_000);
    window.addEventListener('online', sendWaiting);
    return () => {
      window.clearTimeout(idle);
      window.removeEventListener('online', sendWaiting);
    };
  }, []);
};

/** Keeps the dialog above the pages, so that its toasts outlive it, and its code out of every page's first load. */
export const ConsultationProvider = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation();
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');
  const [Dialog, setDialog] = useState<typeof ConsultationRequest>();
  const opener = useRef<HTMLElement>(null);
  useOutbox();

  const prepare = async () => {
    const [module] = await Promise.all([loadDialog(), i18n.loadNamespaces('consultation')]);
    startTransition(() => setDialog(() => module.ConsultationRequest));
  };
  const open = async () => {
    setState('opening');
    try {
      await prepare();
      setState('open');
    } catch (error) {
      console.error('Form submission error', error instanceof Error ? error.message : error);
      setState('closed');
    }
  };
  const consultation: Consultation = {
    open: ({ currentTarget }) => {
      opener.current = currentTarget;
      void open();
    },
    prepare: () => void prepare().catch(() => undefined),
    opening: state === 'opening',
  };
  return (
    <ConsultationContext value={consultation}>
      {children}
      {Dialog && <Dialog open={state === 'open'} onClose={() => setState('closed')} opener={opener} />}
    </ConsultationContext>
  );
};
