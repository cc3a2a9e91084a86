import { gutter, pageWidth } from '../theme/grid.ts';
import { styled } from '../theme/styled.ts';

/** Limits its content to the page width, with equal gutters. */
export const PageWidth = styled('div')({
  width: '100%',
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: gutter,
});
