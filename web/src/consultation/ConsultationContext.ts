import { createContext, type MouseEvent, use } from 'react';

export interface Consultation {
  /** Opens the dialog, after loading its code if needed. Closing the dialog returns the focus to the clicked button. */
  open: (click: MouseEvent<HTMLElement>) => void;
  /** Prefetches the dialog's code and renders the dialog closed; to be called on hover or focus of the button. */
  prepare: () => void;
  /** True while the dialog is requested but not open yet. */
  opening: boolean;
  /** True if the dialog was requested and could not be loaded. */
  failed: boolean;
}

export const ConsultationContext = createContext<Consultation | undefined>(undefined);

export const useConsultation = (): Consultation => {
  const consultation = use(ConsultationContext);
  if (!consultation) throw new Error('Expected a ConsultationProvider above, found none');
  return consultation;
};
