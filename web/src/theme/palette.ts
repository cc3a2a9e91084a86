import { rivers } from '@helvardar/shared/rivers';
import type { Shadows } from '@mui/material/styles';

/**
 * Text has a contrast of at least 4.5 to 1 in both schemes. There is one blue: `primary.main` for areas, `rhine` for text
 * and lines. In the dark scheme lines need a lighter step than areas.
 */
export const light = {
  background: { default: '#ffffff', paper: '#ffffff' },
  surface: '#f4f2ec',
  text: { primary: '#14171a', secondary: '#4a5058' },
  /** Has about 5 to 1, so that it does not look like a value. */
  placeholder: '#696f77',
  divider: '#d6d2c6',
  primary: { main: rivers.light.rhine, dark: '#1a34d1', contrastText: '#ffffff' },
  /** The lightest ground of its hue on which the rivers have 4.5 to 1. */
  night: '#131b2a',
  dusk: '#131b2a',
  // Without `dark`, Material UI calculates it with `color-mix()`, which the oldest supported browsers lack.
  secondary: { main: '#b8341a', dark: '#912814', contrastText: '#ffffff' },
  success: { main: '#1c7a43', dark: '#145a31', contrastText: '#ffffff' },
  error: { main: '#b3261e', dark: '#8c1d17', contrastText: '#ffffff' },
  ...rivers.light,
};
export const dark: typeof light = {
  background: { default: '#090b0f', paper: '#161b22' },
  surface: '#161b22',
  text: { primary: '#f3f1eb', secondary: '#b6bac1' },
  placeholder: '#888f98',
  divider: '#333b46',
  primary: { main: '#3d5aff', dark: '#2446ff', contrastText: '#ffffff' },
  night: '#161b22',
  /** Lighter than the section above the call at the end. */
  dusk: '#1b2638',
  secondary: { main: '#ff9b82', dark: '#e57f65', contrastText: '#090b0f' },
  success: { main: '#63d294', dark: '#4cb87d', contrastText: '#090b0f' },
  error: { main: '#ffb4ab', dark: '#e5968c', contrastText: '#090b0f' },
  ...rivers.dark,
};

/** Colours that are the same in both schemes. */
export const fixed = {
  ink: light.text.primary,
  white: '#ffffff',
  vardar: light.vardar,
  rhineOnNight: dark.rhine,
};

/** The colours of `ClosingCall` on `dusk`. */
export const closing = {
  text: '#d5d9df',
  /** The background of a hovered button. */
  hovered: '#dfe2e7',
};

/** One shadow for menus, dialogs and toasts, whatever their elevation in Material UI. */
export const shadows = ['none', ...Array(24).fill('0 12px 32px rgb(0 0 0 / 0.12)')] as Shadows;
