/** Lets a name, an address or a phone number wrap only after a comma. */
export const nonBreaking = (text: string): string => text.replaceAll(/([^,]) /g, '$1\u00a0');
