import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { breakpoints } from '../src/theme/grid.ts';
import { theme as typedTheme } from '../src/theme/theme.ts';

const folder = fileURLToPath(new URL('../src/theme/', import.meta.url));
/** These two members are missing in Material UI's types. */
const theme = typedTheme as typeof typedTheme & {
  colorSpace: string;
  toRuntimeSource: (theme: object) => string;
};
const themeFile = `${folder}theme.ts`;

/** Every document defines the variables, so no style needs the fallback in `var(--name, fallback)`. */
const withoutFallback = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/^var\((--[\w-]+),.*\)$/s, 'var($1)') : value;

/** The palette without the entries of single components, such as `Alert`. Styles read these only as CSS variables. */
const sharedColours = Object.entries(theme.palette).filter(([name]) => !/^[A-Z]/.test(name));

/** The parts of the theme that components read in the browser. */
const data = {
  breakpoints,
  colorSchemes: { light: true, dark: true },
  colorSchemeSelector: theme.colorSchemeSelector,
  colorSpace: theme.colorSpace,
  cssVarPrefix: theme.cssVarPrefix,
  direction: theme.direction,
  mixins: theme.mixins,
  motion: theme.motion,
  palette: Object.fromEntries(sharedColours),
  shadows: theme.shadows,
  shape: theme.shape,
  transitions: theme.transitions,
  typography: theme.typography,
  vars: JSON.parse(JSON.stringify(theme.vars, withoutFallback)),
  zIndex: theme.zIndex,
};

/**
 * The source of a module that contains the finished theme: its values as literals. It imports the functions and
 * component styles, which literals cannot express.
 */
export const builtThemeSource = (): string =>
  theme.toRuntimeSource(data).replace(
    'export default theme;',
    `import { components } from '${folder}components.ts';
     import { themeFunctions } from '${folder}themeFunctions.ts';
     Object.assign(theme, themeFunctions, { components });
     theme.typography.pxToRem = (size) => size / ${theme.typography.htmlFontSize} + 'rem';
     export { theme };`,
  );

/**
 * Components that other components import and this site never renders: the ripple and the progress circle of buttons;
 * the menu of a select, because the form uses native selects; the unused variants of a text field. Rendering one of
 * them is an error.
 */
const unused =
  /@mui\/material\/(ButtonBase\/TouchRipple|CircularProgress\/CircularProgress|Select\/SelectInput|Input\/Input|FilledInput\/FilledInput)\.mjs$/;

/**
 * Replaces the theme, and the default themes that modules of Material UI create, by precomputed values. A page then
 * loads and runs no code that creates a theme (docs/decisions/033). Leaves out the unused components.
 */
export const builtTheme = (): Plugin => ({
  name: 'built-theme',
  apply: 'build',
  enforce: 'pre',
  load: (id) => {
    if (id === themeFile) return builtThemeSource();
    if (/@mui\/material\/styles\/defaultTheme\.mjs$/.test(id))
      return `export { theme as default } from '${themeFile}';`;
    if (/@mui\/material\/styles\/createTheme\.mjs$/.test(id))
      return `import { theme } from '${themeFile}'; export default () => theme;`;
    if (unused.test(id))
      return `export default () => { throw new Error('web/build/builtTheme.ts leaves out ${basename(id)}'); };`;
    return undefined;
  },
});
