import { languages } from '@helvardar/shared/languages';
import { describe, expect } from 'vitest';
import { addressOf, pageIds } from './addresses.ts';
import { violationsOn } from './axe.ts';
import { test, type Visit } from './visit.ts';

const height = 800;

/** An unknown path says so on the console and in its status. */
const overlook = ({ messages, failedRequests }: Visit) => {
  messages();
  failedRequests();
};

describe.concurrent.each(languages)('in %s axe-core finds nothing', (language) => {
  test.for(pageIds)('on %s, at 320 and at 1280 px', async (id, { visit }) => {
    const opened = await visit(addressOf(id, language), { width: 320, height });
    const { page } = opened;
    expect(await violationsOn(page), '320 px').toEqual([]);
    await page.setViewportSize({ width: 1280, height });
    expect(await violationsOn(page), '1280 px').toEqual([]);
    if (id === 'notFound') overlook(opened);
  });
});

describe.concurrent('in the dark scheme axe-core finds nothing', () => {
  test.for(pageIds)('on %s', async (id, { visit }) => {
    const opened = await visit(addressOf(id, 'en'), { colorScheme: 'dark' });
    expect(await violationsOn(opened.page)).toEqual([]);
    if (id === 'notFound') overlook(opened);
  });
});
