import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { phone } from './grid.ts';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    lead: CSSProperties;
  }
  interface TypographyVariantsOptions {
    /** The introductory paragraph below a heading. */
    lead?: CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true;
  }
}

export const typography: TypographyVariantsOptions = {
  fontFamily: '"Host Grotesk", "Host Grotesk Fallback", "Helvetica Neue", Helvetica, Arial, sans-serif',
  h1: {
    fontSize: 'clamp(2.375rem, 1.5rem + 4vw, 4rem)',
    fontWeight: 600,
    lineHeight: 1.04,
    // Otherwise the cedilla of a French line touches the ascenders of the next one.
    '&:lang(fr)': { lineHeight: 1.1 },
    letterSpacing: '-0.025em',
  },
  h2: {
    fontSize: 'clamp(1.875rem, 1.4rem + 2.2vw, 3.125rem)',
    fontWeight: 600,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
  },
  h3: {
    fontSize: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)',
    fontWeight: 600,
    lineHeight: 1.25,
    letterSpacing: '-0.015em',
  },
  lead: {
    fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)',
    lineHeight: 1.5,
    letterSpacing: '-0.01em',
    maxWidth: '40rem',
    textWrap: 'balance',
    // On a phone, balanced lines would leave much of their width empty.
    [phone]: { textWrap: 'pretty' },
    color: 'var(--mui-palette-text-secondary)',
  },
  body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  button: { fontSize: '1rem', fontWeight: 600, letterSpacing: 0, textTransform: 'none', lineHeight: 1.3 },
};
