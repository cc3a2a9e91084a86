import { Global } from '@emotion/react';
import createStyled from '@emotion/styled/base';
import type { CSSObject } from '@mui/material/styles';
import type { CreateMUIStyled } from '@mui/system';
import type { FC } from 'react';
import { constants } from './precomputedTheme.ts';

type Width = keyof typeof constants.widths;

/** A width in a media query. It grows with the visitor's text size, so that large text gets the layout it fits. */
const em = (pixels: number) => `${pixels / 16}em`;

/** The theme of the pages: a subset of Material UI's theme under the same names. */
export const pageTheme = {
  ...constants,
  breakpoints: {
    up: (width: Width) => `@media (min-width:${em(constants.widths[width])})`,
    down: (width: Width) => `@media (max-width:${em(constants.widths[width] - 0.05)})`,
  },
};
export type PageTheme = typeof pageTheme;
export type { CSSObject };

/** Emotion's `styled` and `Global` with the types of Material UI's functions, which are built on them. */
export const styled = createStyled as unknown as CreateMUIStyled<PageTheme>;
export const GlobalStyles = Global as unknown as FC<{
  styles: CSSObject | CSSObject[] | ((theme: PageTheme) => CSSObject);
}>;
