/** In pixels (docs/behaviour.md, 2.14). */
export const ogImageSize = { width: 1200, height: 630 } as const;
