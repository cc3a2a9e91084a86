import type { CSSObject, Theme } from '@mui/material/styles';
import { barsRoom, headerHeight, lowWindow, shortWindow, withBars } from './grid.ts';

/** The `outline` of focused elements: the text colour is visible on every background. */
export const focusRing = ({ vars }: Theme) => `3px solid ${vars.palette.text.primary}`;

/** Styles of plain elements, focus ring and reduced motion, in addition to `CssBaseline`. */
export const baseStyles = (theme: Theme): CSSObject => ({
  // With the default, `auto`, a long word would widen its column beyond the window.
  'div, dl, dd, ul, h3': { minWidth: 0 },
  html: {
    scrollPaddingTop: headerHeight.wide + 16,
    [theme.breakpoints.down('lg')]: { scrollPaddingTop: headerHeight.narrow + 16 },
    [shortWindow]: { scrollPaddingTop: 16 },
    scrollPaddingBottom: 16,
  },
  [withBars]: { scrollPaddingBottom: barsRoom, [lowWindow]: { scrollPaddingBottom: 16 } },
  // These margins cancel the scroll padding: focus in the header must not scroll the page.
  'header a, header button': {
    scrollMarginTop: -(headerHeight.wide + 16),
    [shortWindow]: { scrollMarginTop: 0 },
  },
  body: { overflowWrap: 'break-word' },
  'p, dl, dd, figure': { margin: 0 },
  // Safari takes the role of a list from elements with `none`.
  'ul, ol': { margin: 0, padding: 0, listStyle: '""' },
  'h1, h2, h3': { textWrap: 'balance', hyphens: 'auto', hyphenateLimitChars: '12 5 5' },
  'p, li, dt, dd': { textWrap: 'pretty', hyphens: 'auto', hyphenateLimitChars: '14 6 6' },
  // Material UI removes the focus ring from some of these elements.
  ':focus-visible, :is(a, button):focus-visible, span.Mui-focusVisible': {
    outline: focusRing(theme),
    outlineOffset: 3,
  },
  // A greater offset would cover the words above and below a link.
  'p a:focus-visible': { outlineOffset: 1 },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Even 0.01 ms would keep an appearing element hidden for a moment, so it could not receive the focus.
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
