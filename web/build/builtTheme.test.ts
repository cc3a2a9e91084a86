import { build } from 'vite';
import { expect, test } from 'vitest';
import { theme } from '../src/theme/theme.ts';
import { builtTheme } from './builtTheme.ts';

/**
 * Members that the built theme omits or, like `colorSchemes`, shortens. Nothing in the browser needs the omitted parts.
 */
const leftOut =
  'colorSchemes defaultColorScheme font generateSpacing generateStyleSheets generateThemeVars getCssVar internal_cache ' +
  'opacity overlays rootSelector shouldSkipGeneratingVar toRuntimeSource unstable_sxConfig';

/** The theme module as `vite build` builds it. */
const builtModule = async (): Promise<typeof theme> => {
  const result = await build({
    configFile: false,
    root: `${import.meta.dirname}/..`,
    logLevel: 'error',
    plugins: [builtTheme()],
    build: { write: false, minify: false, ssr: 'src/theme/theme.ts' },
    ssr: { noExternal: true },
  });
  const [output] = [result].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('Expected one script, got none');
  const { theme: built } = await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`);
  return built;
};

test('createTheme with options names the way out, and without options returns the theme', async () => {
  const { load } = builtTheme();
  if (typeof load !== 'function') throw new Error('Expected a function, got none');
  const code = String(await Reflect.apply(load, {}, ['/@mui/material/styles/createTheme.mjs']));
  const standIn = code.replace(/import \{ theme \} from '[^']+'/, "const theme = 'theme'");
  const { default: createTheme } = await import(`data:text/javascript,${encodeURIComponent(standIn)}`);
  expect(createTheme()).toBe('theme');
  expect(() => createTheme({ palette: { mode: 'dark' } })).toThrow('ClosingCall.tsx');
});

/** Removes the fallbacks of CSS variables. The built theme has none, because every document defines the variables. */
const withoutFallbacks = (results: unknown[]): unknown[] =>
  JSON.parse(JSON.stringify(results).replaceAll(/(var\(--[\w-]+), [^)]+\)/g, '$1)'));

test('the built theme has the values and functions of the theme that createTheme makes', async () => {
  const built = await builtModule();
  const missing = Object.keys(theme).filter((name) => !(name in built) || name === 'colorSchemes');
  expect(missing.toSorted()).toEqual(leftOut.split(' ').toSorted());

  const values = (from: typeof theme) =>
    JSON.parse(JSON.stringify({ ...from, colorSchemes: null, vars: null, components: null, palette: null }));
  const { palette, vars } = theme;
  expect(values(built)).toEqual(
    Object.fromEntries(Object.entries(values(theme)).filter(([name]) => name in built)),
  );
  for (const [name, value] of Object.entries(built.palette)) expect(palette).toMatchObject({ [name]: value });
  expect(built.vars.palette.primary.main).toBe('var(--mui-palette-primary-main)');
  expect(Object.keys(built.vars)).toEqual(Object.keys(vars));
  expect(Object.keys(built.components ?? {})).toEqual(Object.keys(theme.components ?? {}));

  const results = ({ alpha, applyStyles, breakpoints, darken, ...from }: typeof theme) => [
    alpha('var(--colour)', 0.3),
    alpha('#123456', 'var(--opacity)'),
    darken('var(--colour)', 0.3),
    from.lighten('#123456', 'var(--share)'),
    applyStyles.call(from, 'dark', { color: 'red' }),
    breakpoints.up('sm'),
    breakpoints.down('lg'),
    breakpoints.between('sm', 'lg'),
    from.containerQueries.up('lg'),
    from.containerQueries('sidebar').down('bar'),
    from.getColorSchemeSelector('dark'),
    from.unstable_sx({ p: 2, color: { '@lg': 'error.main' } }),
    from.spacing(2, 'auto'),
    from.transitions.create(['color', 'opacity'], { duration: 100 }),
    from.typography.pxToRem(18),
  ];
  expect(results(built)).toEqual(withoutFallbacks(results(theme)));
});
