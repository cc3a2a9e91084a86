import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { baseStyles, focusRing } from './baseStyles.ts';
import { gutter, pageWidth, shortWindow } from './grid.ts';

/** Forced-colours mode removes backgrounds and shadows, so buttons and dialogs need borders. */
const forced = '@media (forced-colors: active)';

const isMedium = ({ size }: { size?: string | undefined }) => size !== 'small';

export const components: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
  MuiCssBaseline: { styleOverrides: baseStyles },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        border: '1px solid transparent',
        textAlign: 'center',
        [forced]: { borderColor: 'ButtonText' },
        variants: [
          { props: { size: 'medium' }, style: { minHeight: 48, padding: '10px min(24px, 5vw)' } },
          { props: { variant: 'text', color: 'primary' }, style: { color: theme.vars.palette.rhine } },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              color: theme.vars.palette.rhine,
              borderColor: 'currentColor',
              '&:hover': {
                boxShadow: 'inset 0 0 0 1px currentColor',
                backgroundColor: 'transparent',
              },
            },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    // This property also removes the colour under the mouse.
    defaultProps: { disableRipple: true, color: 'inherit' },
    styleOverrides: {
      root: {
        borderRadius: 0,
        variants: [{ props: { size: 'medium' }, style: { width: 44, height: 44, padding: 0 } }],
      },
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxWidth: pageWidth, paddingInline: gutter } },
  },
  MuiTypography: {
    defaultProps: { variantMapping: { lead: 'p' } },
    styleOverrides: { gutterBottom: { marginBottom: '0.4em' } },
  },
  MuiLink: {
    defaultProps: { color: 'inherit' },
    styleOverrides: { root: { textUnderlineOffset: '0.2em', textDecorationColor: 'currentColor' } },
  },
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'inherit', variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        border: 0,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        variants: [
          { props: { color: 'inherit' }, style: { backgroundColor: theme.vars.palette.background.default } },
          {
            props: { position: 'sticky' },
            style: {
              [shortWindow]: { position: 'relative' },
              // Without scripts the menu is always open, and would cover a small window.
              [theme.breakpoints.down('lg')]: { '@media (scripting: none)': { position: 'relative' } },
            },
          },
        ],
      }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined', square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        overflow: 'visible',
        border: 0,
        borderTop: `2px solid ${theme.vars.palette.text.primary}`,
        backgroundColor: 'transparent',
      }),
    },
  },
  // Its height is `headerHeight` in grid.ts.
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: { root: { '@media (scripting: none)': { flexWrap: 'wrap' } } },
  },
  // In the dark, Material UI would lighten what floats.
  MuiPaper: { styleOverrides: { elevation: { backgroundImage: 'none' } } },
  MuiDialog: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      paper: ({ theme }) => ({
        borderTop: `6px solid ${theme.vars.palette.rhine}`,
        // In short windows the title and the buttons scroll with the content.
        [shortWindow]: { display: 'block' },
        [forced]: { border: '1px solid' },
        variants: [
          {
            props: { fullScreen: false },
            style: {
              margin: '8px 16px',
              maxHeight: 'calc(100dvh - 1rem)',
              [theme.breakpoints.down('sm')]: { maxHeight: '95dvh' },
            },
          },
          { props: { fullScreen: false, fullWidth: true }, style: { width: 'calc(100% - 2rem)' } },
        ],
      }),
    },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h3' },
    styleOverrides: { root: { padding: '18px 24px 4px' } },
  },
  MuiDialogContent: {
    styleOverrides: {
      // A shadow at the lower edge, while there is more to scroll to.
      root: ({ theme }) => ({
        background: `linear-gradient(transparent, ${theme.vars.palette.background.paper} 50%) bottom / 100% 48px no-repeat local, linear-gradient(transparent, rgb(0 0 0 / 0.07)) bottom / 100% 24px no-repeat scroll`,
      }),
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        padding: '12px 24px 16px',
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        fontSize: '0.9375rem',
        '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  // The label stays above its field, instead of floating into the border.
  MuiInputLabel: {
    styleOverrides: {
      root: { position: 'static', transform: 'none', marginBottom: 4, whiteSpace: 'normal' },
    },
  },
  // Lucide's icons have no font size, from which Material UI computes the middle.
  MuiNativeSelect: { styleOverrides: { icon: { top: 'calc(50% - 12px)' } } },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem', lineHeight: 1.25 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        // With the offset of other elements, the focus ring would touch the error below the field.
        '&.Mui-focused': { outline: focusRing(theme) },
        // On a touchscreen a tapped field keeps `:hover`. Material UI would give such a field a faint border.
        '@media (hover: none)': {
          '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: theme.vars.palette.text.secondary,
          },
        },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.text.secondary,
        legend: { display: 'none' },
      }),
      // The form fits into a window of 1440 × 900 pixels.
      multiline: { variants: [{ props: isMedium, style: { padding: '11px 14px' } }] },
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.placeholder, opacity: 1 },
        variants: [
          {
            props: (field: { size?: string | undefined; multiline?: boolean | undefined }) =>
              isMedium(field) && !field.multiline,
            style: { padding: '11px 14px' },
          },
        ],
      }),
    },
  },
};
