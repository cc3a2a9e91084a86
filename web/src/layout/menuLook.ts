import { styled, type Theme } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';

/** The arrow of a button that opens a menu. */
export const Arrow = styled(ChevronDown)({
  transition: 'rotate 150ms',
  '[aria-expanded=true] > &': { rotate: '180deg' },
});

/** The look of a menu that floats over the page. */
export const floating = ({ vars: { palette, shadows } }: Theme) => ({
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.divider}`,
  borderTop: `3px solid ${palette.rhine}`,
  boxShadow: shadows[8],
});

/**
 * Makes a `ButtonBase` an entry of a menu. `ListItemButton` would add rules for states that no entry has, such as
 * `selected`.
 */
export const menuEntry = { flexGrow: 1, justifyContent: 'flex-start', font: 'inherit' } as const;
