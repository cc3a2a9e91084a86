import { createContext, type MouseEvent, use } from 'react';

export interface Consultation {
  /** Opens the dialog, and loads its code first unless `prepare` has. Closing returns the focus to the button. */
  open: (click: MouseEvent<HTMLElement>) => void;
  /** Prefetches the dialog's code and renders the dialog closed; for hover or focus on the button. */
  prepare: () => void;
  /** The dialog was requested and is not open yet. */
  opening: boolean;
  /** The dialog was requested and could not be loaded. */
  failed: boolean;
}

export const ConsultationContext = createContext<Consultation | undefined>(undefined);

export const useConsultation = (): Consultation => {
  const consultation = use(ConsultationContext);
  if (!consultation) throw new Error('Expected a ConsultationProvider above, found none');
  return consultation;
};
