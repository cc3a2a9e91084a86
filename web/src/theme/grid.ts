/**
 * The window widths at which the layouts begin: 0, 600, 900, 1120 and 1536 pixels with text of the default size. The
 * unit `em` gives larger text the layout of a narrower window.
 */
export const breakpoints = {
  values: { xs: 0, sm: 37.5, md: 56.25, lg: 70, xl: 96 },
  unit: 'em',
  step: 0.3,
};

/** The horizontal padding of a page. */
export const gutter = 'clamp(min(1.25rem, 6.25vw), 5vw, 4rem)';
export const pageWidth = '84rem';

/** The distance from the window's left edge to the content, for elements as wide as the window. */
export const pageStart = `max(${gutter}, calc((100vw - ${pageWidth}) / 2 + ${gutter}))`;

/** The greatest width of running text: about 75 characters. */
export const measure = '36rem';

/** The space above and below a section's content. */
export const sectionPadding = 'clamp(4rem, 8vw, 8rem)';

/** Two equal columns, or one in a narrow window or with large text. */
export const pair = 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))';

/** Windows too short for a sticky header, such as a small screen at 400 % zoom. */
export const shortWindow = '@media (max-height: 400px)';

/** Windows too low for sticky bars at the bottom or for two toasts. */
export const lowWindow = '@media (max-height: 320px)';

/** The header's height in pixels, below `lg` and from `lg` up. */
export const barHeight = { narrow: 64, wide: 80 } as const;

/** The id of the bars at the bottom. While they are shown, `--bars-room` is the height that they may cover. */
export const barsId = 'bars';

/** The theme's mixin for the height of `Toolbar`. */
export const toolbar = {
  minHeight: barHeight.narrow,
  [`@media (min-width:${breakpoints.values.lg}em)`]: { minHeight: barHeight.wide },
};
