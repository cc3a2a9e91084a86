import { styled } from '@mui/material/styles';

/** A button that shows only an icon, large enough for a thumb. Callers name it with `aria-label`. */
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
