import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * The styles of buttons: filled, or outlined with `data-look="outlined"`. Pages do not use Material UI's button,
 * because its code loads only with the dialog.
 */
export const actionStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 48,
  padding: '10px min(24px, 5vw)',
  border: '1px solid transparent',
  borderRadius: theme.shape.borderRadius,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 150ms, border-color 150ms',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  '&[data-look=outlined]': {
    color: theme.vars.palette.primary.main,
    borderColor: 'currentColor',
    backgroundColor: 'transparent',
    '&:hover': { color: theme.vars.palette.primary.dark, boxShadow: 'inset 0 0 0 1px currentColor' },
  },
  '@media (forced-colors: active)': { borderColor: 'ButtonText' },
});
