import { theme } from './theme.ts';

/** The CSS variables of both schemes. The build replaces this module by its values (`web/build/precomputed.ts`). */
export const variables = theme.generateStyleSheets();
