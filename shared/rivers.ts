type Rivers = Record<'rhine' | 'vardar', string>;

/** The two colours of the brand. Text may have the blue, never the orange. E-mails use `light`. */
export const rivers: Record<'light' | 'dark', Rivers> = {
  light: { rhine: '#2446ff', vardar: '#ff5a36' },
  dark: { rhine: '#5b77ff', vardar: '#ff6b4a' },
};
