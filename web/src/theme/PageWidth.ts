import { gutter, pageWidth } from './grid.ts';
import { styled } from './styled.ts';

/** Keeps its content on the grid: as wide as a page gets, with the same room at both sides. */
export const PageWidth = styled('div')({
  width: '100%',
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: gutter,
});
