import { createTheme } from '@mui/material/styles';
import { shortWindow } from './grid.ts';

declare module '@mui/material/styles' {
  /** Declares `theme.vars`: colours are CSS variables that follow the scheme. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    /** The alternative background, behind every other band of a page. */
    surface: string;
    /** The colours of the two rivers: for shapes, never for text. */
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

/** The contrast of text on its backgrounds is at least 4.5 to 1 in both schemes. */
const light = {
  background: { default: '#ffffff', paper: '#ffffff' },
  surface: '#f4f2ec',
  text: { primary: '#14171a', secondary: '#4a5058' },
  divider: '#d6d2c6',
  primary: { main: '#1b3ad1', dark: '#122a9e', contrastText: '#ffffff' },
  secondary: { main: '#b8341a', contrastText: '#ffffff' },
  success: { main: '#1c7a43', contrastText: '#ffffff' },
  error: { main: '#b3261e', contrastText: '#ffffff' },
  rhine: '#2446ff',
  vardar: '#ff5a36',
};
const dark: typeof light = {
  background: { default: '#0e1115', paper: '#161b22' },
  surface: '#161b22',
  text: { primary: '#f3f1eb', secondary: '#b6bac1' },
  divider: '#333b46',
  primary: { main: '#a9b8ff', dark: '#c6d0ff', contrastText: '#0e1115' },
  secondary: { main: '#ff9b82', contrastText: '#0e1115' },
  success: { main: '#63d294', contrastText: '#0e1115' },
  error: { main: '#ffb4ab', contrastText: '#0e1115' },
  rhine: '#5b77ff',
  vardar: '#ff6b4a',
};

/** Forced colours remove backgrounds and shadows, so buttons and dialogs need borders. */
const forced = '@media (forced-colors: active)';

/** One set of tokens for two schemes. A media query follows the system's scheme without a script. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1120, xl: 1536 } },
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
          '@media (width < 600px)': { maxHeight: '95dvh' },
          borderTop: '6px solid',
          backgroundImage: 'none',
          // Title and buttons scroll with the content.
          [shortWindow]: { display: 'block' },
          [forced]: { border: '1px solid' },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: 'var(--mui-palette-text-secondary)' },
        input: { '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 } },
      },
    },
  },
});
