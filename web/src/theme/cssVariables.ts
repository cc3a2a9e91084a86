import { css } from '@emotion/react';
import { theme } from './theme.ts';

/** Limits the dark scheme to screens, so that pages print in the light scheme. */
const onScreens = (rule: string) => rule.replace('@media (prefers-color', '@media screen and (prefers-color');

/** The build replaces this module by its values (`web/build/precomputed.ts`). */
export const cssVariables = theme
  .generateStyleSheets()
  .map((sheet) =>
    Object.fromEntries(Object.entries(sheet).map(([rule, declarations]) => [onScreens(rule), declarations])),
  );

/** The rules of `cssVariables` as text, which saves Emotion about 10 ms in the browser (docs/decisions/035). */
export const cssVariableRules = cssVariables
  .flatMap((sheet) => Object.entries(sheet))
  .map(([rule, declarations]) => css({ [rule]: declarations }).styles);
