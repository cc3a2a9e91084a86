import { styled } from '@mui/material/styles';

/** A heading on the left and its content on the right; one below the other in narrow windows. */
export const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 'clamp(2rem, 5vw, 5rem)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
}));
