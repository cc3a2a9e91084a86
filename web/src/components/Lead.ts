import { styled } from '../theme/styled.ts';

/** The introductory paragraph below a heading. */
export const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  maxWidth: '40rem',
  textWrap: 'balance',
  color: theme.vars.palette.text.secondary,
}));
