/** What stays free at both sides of a page. */
export const gutter = 'clamp(1.25rem, 5vw, 4rem)';
export const pageWidth = '84rem';

/** Where the content of a page begins, for what is laid out over the whole window. */
export const pageStart = `max(${gutter}, calc((100vw - ${pageWidth}) / 2 + ${gutter}))`;

/** Windows too short for a bar that stays in sight, as a small screen at 400 % is. */
export const shortWindow = '@media (max-height: 400px)';

/** Pixels that the bar at the top is high, in windows narrower than `lg` and from there on. */
export const barHeight = { narrow: 64, wide: 80 } as const;
