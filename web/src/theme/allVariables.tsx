import GlobalStyles from '@mui/material/GlobalStyles';
import { cssVariables } from './cssVariables.ts';

/**
 * All CSS variables of the theme. A document has only those that prerendered pages name. A constant: React does not
 * render the same element object again, so the dialog opens faster.
 */
export const allVariables = <GlobalStyles styles={cssVariables} />;
