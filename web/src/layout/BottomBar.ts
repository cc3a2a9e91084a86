import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { gutter, shortWindow } from '../theme/grid.ts';

export const BottomBar = styled('section')(({ theme }) => ({
  position: 'relative',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: '3px solid',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  // An `inline-block` link moves to the next line as a whole. The padding enlarges the link for thumbs and contains
  // its focus ring.
  a: { display: 'inline-block', padding: 4, marginInlineStart: -4 },
  'a:focus-visible': { outlineOffset: -3 },
}));

/** Leaves room for the close button. */
export const BarRow = styled(Container)({
  paddingRight: `calc(${gutter} + 2.5rem)`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  [shortWindow]: { rowGap: 4 },
});

export const CloseBar = styled(IconButton)({ position: 'absolute', top: 2, right: 8 });
