import { createContext, type MouseEvent, use } from 'react';

export interface Consultation {
  /** Opens the dialog; its code is fetched first, unless `prepare` did. Closing gives the focus back to the button. */
  open: (click: MouseEvent<HTMLElement>) => void;
  /** Fetches the dialog's code and draws it closed: the visitor turns towards the button. */
  prepare: () => void;
  /** The dialog was asked for and is on its way. */
  opening: boolean;
  /** The dialog was asked for and cannot be loaded. */
  failed: boolean;
}

export const ConsultationContext = createContext<Consultation | undefined>(undefined);

export const useConsultation = (): Consultation => {
  const consultation = use(ConsultationContext);
  if (!consultation) throw new Error('Expected a ConsultationProvider above, found none');
  return consultation;
};
