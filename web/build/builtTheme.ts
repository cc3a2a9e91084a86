import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { breakpoints } from '../src/theme/grid.ts';
import { theme as typedTheme } from '../src/theme/theme.ts';

const folder = fileURLToPath(new URL('../src/theme/', import.meta.url));
/** Material UI's types lack these two members. */
const theme = typedTheme as typeof typedTheme & {
  colorSpace: string;
  toRuntimeSource: (theme: object) => string;
};
const themeFile = `${folder}theme.ts`;

/** Removes the fallback from `var(--name, fallback)`: every document defines the variables. */
const withoutFallback = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/^var\((--[\w-]+),.*\)$/s, 'var($1)') : value;

/** The palette without the colours of components such as `Alert`: styles read those only as CSS variables. */
const sharedColours = Object.entries(theme.palette).filter(([name]) => !/^[A-Z]/.test(name));

/** What components read from the theme in the browser. */
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
 * The source code of a module with the finished theme. Functions and component styles are imported, because they cannot
 * be literals.
 */
const builtThemeSource = (): string =>
  theme.toRuntimeSource(data).replace(
    'export default theme;',
    `import cssContainerQueries from '@mui/system/cssContainerQueries';
     import { components } from '${folder}components.ts';
     import { themeFunctions } from '${folder}themeFunctions.ts';
     Object.assign(theme, cssContainerQueries(theme), themeFunctions, { components });
     theme.typography.pxToRem = (size) => size / ${theme.typography.htmlFontSize} + 'rem';
     export { theme };`,
  );

/**
 * Material UI imports these components, but this site never renders them: for example, the form uses native selects.
 * Rendering one of them is an error.
 */
const omitted =
  /@mui\/material\/(ButtonBase\/TouchRipple|CircularProgress\/CircularProgress|Select\/SelectInput|Input\/Input|FilledInput\/FilledInput)\.mjs$/;

const secondTheme =
  'The built site has one theme, because createTheme would add 7 kB to the scripts of a page (web/build/builtTheme.ts). ' +
  'For a section with other colours, set CSS variables as web/src/sections/ClosingCall.tsx does.';

/**
 * Replaces Material UI's themes by precomputed values, so that no page loads `createTheme` (docs/decisions/033). Omits
 * these components.
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
      return `import { theme } from '${themeFile}';
        export default (...options) => {
          if (options.length > 0) throw new Error(${JSON.stringify(secondTheme)});
          return theme;
        };`;
    if (omitted.test(id))
      return `export default () => { throw new Error('web/build/builtTheme.ts leaves out ${basename(id)}'); };`;
    return undefined;
  },
});
