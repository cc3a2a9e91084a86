import { pageVariables } from './colourVariables.ts';
import { theme } from './theme.ts';

const { background, text, primary, secondary, divider, surface, rhine, vardar } = theme.vars.palette;
const { h1, h2, h3, subtitle1, body1, button } = theme.typography;
const { appBar, drawer, tooltip } = theme.zIndex;

/**
 * What the pages need of Material UI's theme, as data alone: the build puts the values in the place of this module
 * (`web/build/precomputed.ts`), so that the code that makes a theme comes with the dialog.
 */
export const constants = {
  vars: {
    palette: {
      background: { default: background.default, paper: background.paper },
      text: { primary: text.primary, secondary: text.secondary },
      primary: { main: primary.main, dark: primary.dark, contrastText: primary.contrastText },
      secondary: { main: secondary.main },
      divider,
      surface,
      rhine,
      vardar,
    },
  },
  typography: { h1, h2, h3, subtitle1, body1, button },
  shape: { borderRadius: theme.shape.borderRadius },
  zIndex: { appBar, drawer, tooltip },
  widths: theme.breakpoints.values,
};

export const variables = pageVariables;
