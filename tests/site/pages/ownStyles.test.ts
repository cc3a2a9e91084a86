import { expect } from 'vitest';
import { pathOf, routeIds } from '../../../web/src/routing/routes.ts';
import { test } from '../../support/site/visit.ts';

/** Runs in the page. A class that comes last, as `sx` does, sets these properties of every styled heading and paragraph. */
const overruled = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '.own { margin: 1px; max-width: 2px; font-size: 3px; line-height: 4px; color: rgb(5, 5, 5) }',
  );
  document.adoptedStyleSheets = [sheet];
  return [...document.querySelectorAll(':is(main, footer) :is(h1, h2, h3, p)[class]')].flatMap((element) => {
    element.classList.add('own');
    const { marginTop, marginBottom, maxWidth, fontSize, lineHeight, color } = getComputedStyle(element);
    const found = { marginTop, marginBottom, maxWidth, fontSize, lineHeight, color };
    const values = Object.values(found).join();
    return values === '1px,1px,2px,3px,4px,rgb(5, 5, 5)' ? [] : [`${element.textContent}: ${values}`];
  });
};

test.for(routeIds)(
  'the sx of every heading and paragraph of %s wins over its section',
  async (id, { visit }) => {
    const { page } = await visit(pathOf(id, 'en'), { width: 360 });
    expect(await page.evaluate(overruled)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await page.evaluate(overruled)).toEqual([]);
  },
);
