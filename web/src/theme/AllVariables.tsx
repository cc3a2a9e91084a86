import { withEmotionCache } from '@emotion/react';
import { useInsertionEffect } from 'react';
import { cssVariableRules } from './cssVariables.ts';

/** Adds all CSS variables of the theme to the page. */
export const AllVariables = withEmotionCache((_, { sheet }) => {
  useInsertionEffect(() => {
    for (const rule of cssVariableRules) sheet.insert(rule);
  }, [sheet]);
  return null;
});
