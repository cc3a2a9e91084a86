/**
 * The smallest window widths of the layouts: 0, 600, 900, 1120 and 1536 pixels. They are in `em`, so that a visitor's
 * larger text gets the layout in which it fits.
 */
export const breakpoints = {
  values: { xs: 0, sm: 37.5, md: 56.25, lg: 70, xl: 96 },
  unit: 'em',
  step: 0.3,
};

/** The horizontal padding of a page. */
export const gutter = 'clamp(min(1.25rem, 6.25vw), 5vw, 4rem)';
export const pageWidth = '84rem';

/** The left edge of the page's content, for elements that span the window. */
export const pageStart = `max(${gutter}, calc((100vw - ${pageWidth}) / 2 + ${gutter}))`;

/** The greatest width of running text: about 75 characters. */
export const measure = '36rem';

/** The space above and below the content of a section. */
export const sectionPadding = 'clamp(4rem, 8vw, 8rem)';

/** Grid columns: two of the same width, or one in a narrow window or with large text. */
export const pair = 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))';

/** Windows too short for a sticky header, such as a small screen at 400 % zoom. */
export const shortWindow = '@media (max-height: 400px)';

/** Windows so low that nothing may cover the page, such as a small laptop's at 400 % zoom. */
export const lowWindow = '@media (max-height: 320px)';

/** The header's height in pixels, in windows below `lg` and from `lg` up. */
export const barHeight = { narrow: 64, wide: 80 } as const;

/** The id of the bars at the bottom. While they are shown, `--bars-room` is the height that they may cover. */
export const barsId = 'bars';

/** The mixin of the theme that sets the height of `Toolbar`. */
export const toolbar = {
  minHeight: barHeight.narrow,
  [`@media (min-width:${breakpoints.values.lg}em)`]: { minHeight: barHeight.wide },
};
