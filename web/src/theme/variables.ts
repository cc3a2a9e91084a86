import { theme } from './theme.ts';

/** The query of the dark scheme applies to screens alone, so that pages are printed in the light scheme. */
const onScreens = (rule: string) => rule.replace('@media (prefers-color', '@media screen and (prefers-color');

/** The CSS variables of both schemes. The build replaces this module by its values (`web/build/precomputed.ts`). */
export const variables = theme
  .generateStyleSheets()
  .map((sheet) =>
    Object.fromEntries(Object.entries(sheet).map(([rule, declarations]) => [onScreens(rule), declarations])),
  );
