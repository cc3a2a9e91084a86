import { barHeight, shortWindow } from './grid.ts';
import type { CSSObject, PageTheme } from './styled.ts';

/** What plain elements look like, so that a heading needs no component: the type scale, the page's ground, the focus. */
export const baseStyles = (theme: PageTheme): CSSObject => ({
  '*, ::before, ::after': { boxSizing: 'border-box' },
  // Otherwise a long word would widen the column that it stands in beyond the window.
  'div, dl, dd, ul, h3': { minWidth: 0 },
  html: {
    scrollPaddingTop: barHeight.wide + 16,
    [shortWindow]: { scrollPaddingTop: 16 },
    scrollPaddingBottom: 'calc(var(--banner-height,0px) + var(--hint-height,0px) + 16px)',
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
  },
  // The bar itself is never covered: focused there, a link must not scroll the page.
  'header a, header button': {
    scrollMarginTop: -(barHeight.wide + 16),
    [shortWindow]: { scrollMarginTop: 0 },
  },
  body: {
    ...theme.typography.body1,
    margin: 0,
    paddingBottom: 'calc(var(--banner-height,0px) + var(--hint-height,0px))',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    overflowWrap: 'break-word',
  },
  'h1, h2, h3': { margin: 0, textWrap: 'balance', hyphens: 'auto', hyphenateLimitChars: '12 5 5' },
  h1: { ...theme.typography.h1 },
  h2: { ...theme.typography.h2 },
  h3: { ...theme.typography.h3 },
  p: { margin: 0 },
  'p, li, dt, dd': { textWrap: 'pretty', hyphens: 'auto', hyphenateLimitChars: '14 6 6' },
  a: { color: 'inherit', textUnderlineOffset: '0.2em' },
  // Also where Material UI's buttons, radios and fields take it away; the text's colour shows on every ground that text stands on.
  ':focus-visible, :is(a, button):focus-visible, span.Mui-focusVisible, .MuiOutlinedInput-root.Mui-focused': {
    outline: `3px solid ${theme.vars.palette.text.primary}`,
    outlineOffset: 3,
  },
  // A wider ring would lie on the words above and below a link in running text.
  'p a:focus-visible': { outlineOffset: 1 },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // The shortest one would keep what appears hidden for a moment more, in which it could not take the focus.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
