import type { CSSObject } from '@mui/material/styles';
import { theme } from './theme.ts';

/** The variables that header, pages and footer read: a tenth of what Material UI's components could ask for. */
const onPages =
  /^--mui-palette-(background-(default|paper)|text-(primary|secondary)|primary-(main|dark|contrastText)|secondary-main|divider|surface|rhine|vardar)$/;

/** The rules with only those variables that `wanted` admits; what is no variable belongs to the page. */
const filter = (rules: object, wanted: (name: string) => boolean): CSSObject =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, value]) => {
      if (typeof value === 'object') return [[name, filter(value, wanted)]];
      return wanted(name) ? [[name, value]] : [];
    }),
  );

const sheets = theme.generateStyleSheets();
const ofPages = (name: string) => onPages.test(name) || !name.startsWith('--');

/** Both schemes as CSS variables, in every static page. */
export const pageVariables: CSSObject[] = sheets.map((rules) => filter(rules, ofPages));

/** All others, for Material UI's own components: they come with the dialog. */
export const componentVariables: CSSObject[] = sheets.map((rules) => filter(rules, (name) => !ofPages(name)));
