import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { breakpoints, toolbar } from './grid.ts';
import { dark, light, shadows } from './palette.ts';
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  /** Declares `theme.vars`: colours are CSS variables that follow the scheme. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface SitePalette {
    /** The alternative background, behind every second section of a page. */
    surface: string;
    /** The brand colours, named after the rivers Rhine and Vardar: for shapes, never for text. */
    rhine: string;
    vardar: string;
  }
  interface Palette extends SitePalette {}
  interface PaletteOptions extends SitePalette {}
}

/**
 * The theme of the whole site, with a light and a dark scheme. A media query selects the system's scheme without a
 * script. The build replaces this module by its values (`web/build/builtTheme.ts`).
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media', nativeColor: true },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints,
  mixins: { toolbar },
  shadows,
  shape: { borderRadius: 2 },
  typography,
  components,
});
