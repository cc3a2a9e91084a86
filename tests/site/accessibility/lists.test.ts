import { expect } from 'vitest';
import { addressOf, pageIds } from '../../support/site/addresses.ts';
import { test } from '../../support/site/visit.ts';

test('Safari keeps the role of every list, because outside of navigation no list has the style `none`', async ({
  visit,
}) => {
  const { page, goTo, messages, failedRequests } = await visit('/');
  const found: Record<string, string[]> = {};
  for (const id of pageIds) {
    await goTo(addressOf(id, 'en'));
    const lists = await page
      .locator('ul:not(nav ul), ol:not(nav ol)')
      .evaluateAll((elements) =>
        elements.flatMap((list) =>
          getComputedStyle(list).listStyleType === 'none' ? [list.textContent.slice(0, 40)] : [],
        ),
      );
    if (lists.length > 0) found[id] = lists;
  }
  expect(found).toEqual({});
  messages();
  failedRequests();
});
