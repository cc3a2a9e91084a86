import type { Page } from 'playwright-core';

/** What does not fit the window: sideways scrolling, cut or overflowing texts, and controls outside the window. */
export const misfitsOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // After a resize, Chromium updates sizes in `vw` some frames later.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 60)}”`;
    const root = document.documentElement;
    const misfits = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
    const hasText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    for (const element of document.body.querySelectorAll('*')) {
      if (!hasText(element) || element.closest('svg, noscript, script, style, [inert], [aria-hidden=true]'))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { clipPath, overflowX, overflowY, display } = getComputedStyle(element);
      if (clipPath !== 'none' || element.getBoundingClientRect().width <= 1) continue;
      const { left, right } = element.getBoundingClientRect();
      const wide = display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
      const high = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
      const cut = overflowX !== 'visible' && (wide || high);
      if (wide || cut) misfits.push(`too wide: ${nameOf(element)}`);
      if (right > root.clientWidth + 0.5 || left < -0.5)
        misfits.push(`leaves the window: ${nameOf(element)}`);
    }
    return misfits;
  });
