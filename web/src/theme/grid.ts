/**
 * The window widths at which the layouts begin: 0, 480, 600, 900, 1120 and 1536 pixels with text of the default size. The
 * widths are in `em`, so a window with larger text gets the layout of a narrower window.
 */
export const breakpoints = {
  values: { xs: 0, bar: 30, sm: 37.5, md: 56.25, lg: 70, xl: 96 },
  unit: 'em',
  step: 0.3,
};

/** Like `theme.breakpoints.down('sm')`, for styles outside of components. */
export const phone = `@media (max-width:${breakpoints.values.sm - breakpoints.step / 100}em)`;

/** The horizontal padding of a page. */
export const gutter = 'clamp(min(1.25rem, 6.25vw), 5vw, 4rem)';
export const pageWidth = '84rem';

/** The distance from the window's left edge to the content, for elements that reach this edge. */
export const pageStart = `max(${gutter}, calc((100vw - ${pageWidth}) / 2 + ${gutter}))`;

/** The space between two columns. */
export const columnGap = 'clamp(1.5rem, 3vw, 3rem)';

/**
 * The width of the first columns of a grid with `columnGap`. The page has twelve columns, so that edges of different
 * sections lie on one line.
 */
export const columns = (count: number): string =>
  `calc((100% + ${columnGap}) * ${count} / 12 - ${columnGap})`;

/** The greatest width of running text: about 75 characters. */
export const measure = '36rem';

/** The space above and below a section's content. */
export const sectionPadding = 'clamp(3.5rem, 6.75vw, 7rem)';

/** Two equal columns, or one in a narrow window or with large text. */
export const pair = 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))';

/** Windows too short for a sticky header, such as a small screen at 400 % zoom. */
export const shortWindow = '@media (max-height: 400px)';

/** Windows too low for the sticky cookie banner and language hint, or for two toasts at a time. */
export const lowWindow = '@media (max-height: 320px)';

/** Windows of the size of a laptop's, in which large text would leave no room. */
export const lowScreen = `@media (min-width: ${breakpoints.values.md}em) and (max-height: 800px)`;

/** The header's height in pixels, below `lg` and from `lg` up. */
export const headerHeight = { narrow: 64, wide: 80 } as const;

/**
 * The attribute of `html` while the cookie banner or the language hint is open. With `html:has(#bars)`, the browser would
 * match the selector again for each element that a script adds.
 */
export const barsAttribute = 'data-bars';

/** The selector of the document while one of these bars is open. */
export const withBars = `html[${barsAttribute}]`;

/** The height of the bars at the bottom in a wide window. */
export const barsHeight = '3.8125rem';

/**
 * The room that the bars may take at the bottom of any window, with a gap. This is no CSS variable, because a variable at
 * `html` that changes when the bars appear makes the browser calculate the styles of all elements again.
 */
export const barsRoom = 'calc(min(50dvh, 9.5rem) + 16px)';

/** The theme's mixin for the height of `Toolbar`. */
export const toolbar = {
  minHeight: headerHeight.narrow,
  [`@media (min-width:${breakpoints.values.lg}em)`]: { minHeight: headerHeight.wide },
};
