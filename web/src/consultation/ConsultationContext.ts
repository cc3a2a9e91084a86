import { createContext, type MouseEvent, use } from 'react';

export interface Consultation {
  /**
   * Opens the dialog, after loading its code if needed. Closing the dialog returns the focus to the clicked button.
   * The button must have an id, which `opening` and `failed` name.
   */
  open: (click: MouseEvent<HTMLElement>) => void;
  /** Loads the dialog's code and renders the dialog closed; to be called on hover or focus of the button. */
  prepare: () => void;
  /** The id of the button whose dialog is requested but not open yet. */
  opening: string | undefined;
  /** The id of the button whose dialog was requested and could not be loaded. */
  failed: string | undefined;
}

export const ConsultationContext = createContext<Consultation | undefined>(undefined);

export const useConsultation = (): Consultation => {
  const consultation = use(ConsultationContext);
  if (!consultation) throw new Error('Expected a ConsultationProvider above, found none');
  return consultation;
};
