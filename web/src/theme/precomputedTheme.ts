import { pageVariables } from './colourVariables.ts';
import { closing, fixed } from './palette.ts';
import { theme } from './theme.ts';

const { background, text, primary, secondary, divider, surface, rhine, vardar } = theme.vars.palette;
const palette = {
  background: { default: background.default, paper: background.paper },
  text: { primary: text.primary, secondary: text.secondary },
  primary: { main: primary.main, dark: primary.dark, contrastText: primary.contrastText },
  secondary: { main: secondary.main },
  divider,
  surface,
  rhine,
  vardar,
};
/** The palette without the variables' fallback values, because every page defines the variables. */
const withoutFallbacks: typeof palette = JSON.parse(JSON.stringify(palette).replaceAll(/, #\w+(?=\))/g, ''));

const { h1, h2, h3, subtitle1, body1, button } = theme.typography;
const { appBar, drawer, tooltip } = theme.zIndex;

/** Removes the font family, which is set once for the page. */
const withoutFont = ({ fontFamily: _, ...variant }: typeof h1) => variant;

/**
 * The part of Material UI's theme that the pages use, as data. The build replaces this module with its computed values
 * (`web/build/precomputed.ts`), so that the pages do not load the code that creates a theme. Only the dialog loads that
 * code.
 */
export const constants = {
  vars: { palette: withoutFallbacks },
  fixed,
  closing,
  typography: {
    h1: withoutFont(h1),
    h2: withoutFont(h2),
    h3: withoutFont(h3),
    subtitle1: withoutFont(subtitle1),
    body1,
    button: { ...button, fontFamily: 'inherit' },
  },
  shape: { borderRadius: theme.shape.borderRadius },
  zIndex: { appBar, drawer, tooltip },
  widths: theme.breakpoints.values,
};

export const variables = pageVariables;
