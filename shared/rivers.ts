type Rivers = Record<'rhine' | 'vardar', string>;

/** The colours of the two rivers, in the light and the dark scheme: for shapes, never for text. E-mails have the light ones. */
export const rivers: Record<'light' | 'dark', Rivers> = {
  light: { rhine: '#2446ff', vardar: '#ff5a36' },
  dark: { rhine: '#5b77ff', vardar: '#ff6b4a' },
};
