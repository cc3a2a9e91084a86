import { styled } from '@mui/material/styles';
import { gutter, pageWidth } from '../theme/grid.ts';

/** Centres its content at the page width, with equal padding on both sides. */
export const PageWidth = styled('div')({
  width: '100%',
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: gutter,
});
