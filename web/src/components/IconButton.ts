import { styled } from '../theme/styled.ts';

/** A button that shows an icon only, large enough for a thumb. `aria-label` holds its name. */
export const IconButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
