import type { CSSObject } from '@mui/material/styles';
import { createSpacing } from '@mui/system';
import styleFunctionSx from '@mui/system/styleFunctionSx';

const getColorSchemeSelector = (scheme: string) => `@media (prefers-color-scheme: ${scheme})`;

/**
 * Material UI's `toRuntimeSource` writes the theme without these functions, so the build adds them
 * (`web/build/builtTheme.ts`). A test compares them with those of `createTheme`. `unstable_sx` is the name under which
 * Material UI documents this function.
 */
export const themeFunctions = {
  spacing: createSpacing('var(--mui-spacing)'),
  getColorSchemeSelector,
  applyStyles: (scheme: string, styles: CSSObject) => ({ [getColorSchemeSelector(scheme)]: styles }),
  unstable_sx(sx: object) {
    return styleFunctionSx({ sx, theme: this });
  },
  alpha: (colour: string, opacity: number | string) =>
    `oklch(from ${colour} l c h / ${typeof opacity === 'string' ? `calc(${opacity})` : opacity})`,
  lighten: (colour: string, share: number | string) => mix(colour, '#fff', share),
  darken: (colour: string, share: number | string) => mix(colour, '#000', share),
};

const mix = (colour: string, other: string, share: number | string) =>
  `color-mix(in oklch, ${colour}, ${other} ${typeof share === 'number' ? `${(share * 100).toFixed(0)}%` : `calc((${share}) * 100%)`})`;
