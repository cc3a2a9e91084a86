/** A second copy of the font, for the next page. Undefined if this document already shows the font. */
let lateFont: FontFace | undefined;

/** Loads the font again if it came too late for this document. The browser has its file already, or soon. */
export const loadLateFont = (): void => {
  const address = document.querySelector<HTMLLinkElement>('link[as=font]')?.href;
  if (!address) return;
  const [font] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (font && paint && font.responseEnd <= paint.startTime) return;
  lateFont = new FontFace('Host Grotesk', `url(${address})`, { weight: '300 800' });
  lateFont.load().catch(() => undefined);
};

/** Uses the late font from now on. Text moves by it, so the page has to change at the same time. */
export const showLateFont = (): void => {
  if (lateFont) document.fonts.add(lateFont);
};
