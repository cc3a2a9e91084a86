/** Decodes codes such as `%20`. A text with an invalid code, such as `%zz`, stays unchanged. */
export const percentDecoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
