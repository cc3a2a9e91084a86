/**
 * Runs in the page. The longest stretch, in pixels, of the content without a way to get in touch: a link to the contact page,
 * a number, an address or the form's button. The bar, which is always on screen, does not count.
 */
export const contactStretch = (): number => {
  const ways = document.querySelectorAll(
    ':is(main, footer) :is(a[href*="/contact"], a[href^="tel:"], a[href^="mailto:"], button[aria-haspopup=dialog])',
  );
  const places = [...ways]
    .filter((way) => way.checkVisibility({ visibilityProperty: true }))
    .map((way) => way.getBoundingClientRect())
    .sort((one, other) => one.top - other.top);
  let end = -window.scrollY;
  let longest = 0;
  for (const { top, bottom } of places) {
    longest = Math.max(longest, top - end);
    end = Math.max(end, bottom);
  }
  return Math.round(longest);
};
