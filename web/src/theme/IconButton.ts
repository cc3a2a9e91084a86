import { styled } from './styled.ts';

/** A button that shows a sign only, large enough for a thumb; its name stands in `aria-label`. */
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
