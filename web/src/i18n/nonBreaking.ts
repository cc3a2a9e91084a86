/** Replaces spaces by non-breaking ones, so that an address or a phone number wraps only after a comma. */
export const nonBreaking = (text: string): string => text.replaceAll(/([^,]) /g, '$1\u00a0');
