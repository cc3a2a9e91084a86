import { styled } from '@mui/material/styles';

/** The introductory paragraph below a heading. */
export const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  maxWidth: '40rem',
  textWrap: 'balance',
  color: theme.vars.palette.text.secondary,
}));
