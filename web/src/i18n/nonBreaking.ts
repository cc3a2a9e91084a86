const noBreakSpace = '\u00a0';

/** Replaces spaces by non-breaking ones, so that an address or a number wraps only after a comma. */
export const nonBreaking = (text: string): string =>
  text
    .split(', ')
    .map((part) => part.replaceAll(' ', noBreakSpace))
    .join(', ');
