/** What stays free at both sides of a page. */
export const gutter = 'clamp(min(1.25rem, 6.25vw), 5vw, 4rem)';
export const pageWidth = '84rem';

/** Where the content of a page begins, for what is laid out over the whole window. */
export const pageStart = `max(${gutter}, calc((100vw - ${pageWidth}) / 2 + ${gutter}))`;

/** Two columns, and one where the window is narrow or its text large. */
export const pair = 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))';

/** Windows too short for a bar that stays in sight, as a small screen at 400 % is. */
export const shortWindow = '@media (max-height: 400px)';

/** Windows in which nothing may lie over the page, as a small laptop's at 400 %. */
export const lowWindow = '@media (max-height: 320px)';

/** Pixels that the bar at the top is high, in windows narrower than `lg` and from there on. */
export const barHeight = { narrow: 64, wide: 80 } as const;
