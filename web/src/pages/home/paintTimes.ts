import { drawn } from '../websiteDevelopment/figures.ts';

/** The build replaces this module by its values (`web/build/precomputed.ts`), so that home does not load all figures. */
export const measuredPages = drawn.paints.length;
/** Milliseconds until the main content of the slowest page is on screen, and the most that Google rates as good. */
export const slowestPaint = Math.max(...drawn.paints);
export const goodPaint = drawn.goodPaint;
