import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { breakpoints, toolbar } from './grid.ts';
import { dark, light, shadows } from './palette.ts';
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  /** Declares `theme.vars`, whose colours are CSS variables. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface BreakpointOverrides {
    /** From this width on, the bar has room for the button *Get Started*. */
    bar: true;
  }
  interface SitePalette {
    /** The background of every second section. */
    surface: string;
    /** The text of empty fields. */
    placeholder: string;
    /** The ground of dark drawings. */
    night: string;
    /** The ground of the call at the end of a page, and of the film's poster. */
    dusk: string;
    /** Brand colours, named after the rivers Rhine and Vardar. Text may have the blue, never the orange. */
    rhine: string;
    vardar: string;
  }
  interface Palette extends SitePalette {}
  interface PaletteOptions extends SitePalette {}
}

/**
 * A media query selects light or dark colours, so no script is needed. In the build, `web/build/builtTheme.ts` replaces
 * this module by its computed values.
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
