import { gutter, pageWidth } from '../theme/grid.ts';
import { styled } from '../theme/styled.ts';

/** Centres its content at the page width, with equal padding on both sides. */
export const PageWidth = styled('div')({
  width: '100%',
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: gutter,
});
