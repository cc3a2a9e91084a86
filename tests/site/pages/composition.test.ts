import { expect } from 'vitest';
import { serviceIds } from '../../../web/src/routing/routes.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { sectionOf } from '../../support/site/sections.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

const laptop = { width: 1440, height: 900 };
/** The page's content at this width. */
const [left, right] = [112, 1328];

test.for(serviceIds)('the heading and the features of %s fill each row', async (id, { visit }) => {
  const { page } = await visit(addressOf(id, 'de'), laptop);
  const boxes = await sectionOf(page, textsOf(id, 'de').features.title)
    .locator(':is(h2, h3)')
    .evaluateAll((titles) =>
      titles.map(({ parentElement }) => {
        const { x, y, right } = (parentElement as Element).getBoundingClientRect();
        return { start: Math.round(x), top: Math.round(y), end: Math.round(right) };
      }),
    );
  const rows = Map.groupBy(boxes, ({ top }) => top);
  expect(rows.size).toBeLessThanOrEqual(3);
  for (const row of rows.values()) {
    expect(row[0]?.start).toBe(left);
    expect(row.at(-1)?.end).toBe(right);
  }
});
