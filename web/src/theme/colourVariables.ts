import type { CSSObject } from '@mui/material/styles';
import { theme } from './theme.ts';

/** The CSS variables that header, pages and footer use. Material UI's components use ten times as many. */
const onPages =
  /^--mui-palette-(background-(default|paper)|text-(primary|secondary)|primary-(main|dark|contrastText)|secondary-main|divider|surface|rhine|vardar)$/;

/** Restricts the colours of the dark scheme to screens, so that pages are printed in the light scheme. */
const onScreens = (name: string) => name.replace('@media (prefers-color', '@media screen and (prefers-color');

/** Keeps the properties whose names `wanted` accepts, also in nested rules. */
const filter = (rules: object, wanted: (name: string) => boolean): CSSObject =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, value]) => {
      if (typeof value === 'object') return [[onScreens(name), filter(value, wanted)]];
      return wanted(name) ? [[name, value]] : [];
    }),
  );

const sheets = theme.generateStyleSheets();
const ofPages = (name: string) => onPages.test(name) || !name.startsWith('--');

/** The CSS variables of both schemes that every static page contains. */
export const pageVariables: CSSObject[] = sheets.map((rules) => filter(rules, ofPages));

/** All other variables, for Material UI's components. They load with the dialog. */
export const componentVariables: CSSObject[] = sheets.map((rules) => filter(rules, (name) => !ofPages(name)));
