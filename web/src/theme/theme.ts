import { createTheme } from '@mui/material/styles';
import { shortWindow, widths } from './grid.ts';
import { dark, light } from './palette.ts';

declare module '@mui/material/styles' {
  /** Declares `theme.vars`: colours are CSS variables that follow the scheme. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    /** The alternative background, behind every other band of a page. */
    surface: string;
    /** The brand colours, named after the rivers Rhine and Vardar: for shapes, never for text. */
    rhine: string;
    vardar: string;
  }
  interface PaletteOptions {
    surface: string;
    rhine: string;
    vardar: string;
  }
}

const fontFamily = '"Host Grotesk", "Host Grotesk Fallback", "Helvetica Neue", Helvetica, Arial, sans-serif';

/** Forced-colours mode removes backgrounds and shadows, so buttons and dialogs need borders. */
const forced = '@media (forced-colors: active)';

/** Material UI's theme with a light and a dark scheme. A media query selects the system's scheme without a script. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: { values: widths },
  shape: { borderRadius: 2 },
  typography: {
    fontFamily,
    h1: {
      fontSize: 'clamp(2.375rem, 1.5rem + 4vw, 4.75rem)',
      fontWeight: 600,
      lineHeight: 1.04,
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
    subtitle1: { fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)', lineHeight: 1.5 },
    body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    button: { fontSize: '1rem', fontWeight: 600, letterSpacing: 0, textTransform: 'none', lineHeight: 1.3 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 48,
          paddingInline: 24,
          textAlign: 'center',
          [forced]: { border: '1px solid ButtonText' },
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          width: 'calc(100% - 2rem)',
          margin: 16,
          maxHeight: 'calc(100dvh - 4rem)',
          [`@media (width < ${widths.sm}px)`]: { maxHeight: '95dvh' },
          borderTop: '6px solid',
          backgroundImage: 'none',
          // In short windows title and buttons scroll with the content.
          [shortWindow]: { display: 'block' },
          [forced]: { border: '1px solid' },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        // Material UI makes the border faint after a tap, where the pointer seems to stay over the field.
        root: {
          '@media (hover: none)': {
            '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
              borderColor: 'var(--mui-palette-text-secondary)',
            },
          },
        },
        notchedOutline: { borderColor: 'var(--mui-palette-text-secondary)' },
        input: { '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 } },
      },
    },
  },
});
