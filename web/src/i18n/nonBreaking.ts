const noBreakSpace = '\u00a0';

/** An address or a number whose lines end behind commas alone: what stands between them stays together. */
export const nonBreaking = (text: string): string =>
  text
    .split(', ')
    .map((part) => part.replaceAll(' ', noBreakSpace))
    .join(', ');
