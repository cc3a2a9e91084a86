import { createContext, type MouseEvent, use } from 'react';

export interface Consultation {
  /**
   * Opens the dialog, after loading its code if needed. The clicked button must have an id, because `opening` and
   * `failed` hold this id.
   */
  open: (click: MouseEvent<HTMLElement>) => void;
  /** Loads the dialog's code in advance. Buttons call this on hover and focus. */
  prepare: () => void;
  /** The id of the clicked button until the dialog opens. */
  opening: string | undefined;
  /** The id of the clicked button if the dialog could not be loaded or rendered. */
  failed: string | undefined;
  /** The address of the confirmation, from the arrival of a request until the visitor leaves the page. */
  confirmedTo: string | undefined;
}

export const ConsultationContext = createContext<Consultation | undefined>(undefined);

export const useConsultation = (): Consultation => {
  const consultation = use(ConsultationContext);
  if (!consultation) throw new Error('Expected a ConsultationProvider above, found none');
  return consultation;
};
