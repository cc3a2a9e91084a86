import { expect } from 'vitest';
import { holdBack } from '../../support/site/faults.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { ready, test } from '../../support/site/visit.ts';

/** Runs in the page. Changes all visible texts, as a browser does that translates the page before it hydrates. */
const translateServed = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.parentElement?.closest('style, script')) text.nodeValue = (text.nodeValue ?? '').toUpperCase();
  }
  Object.assign(window, { served: [...document.querySelectorAll('#root > *, main, footer')] });
};

test.for(['/contact', '/no-such-page', '/about', '/'])(
  'a browser that translates %s before it hydrates keeps main and footer of the served page',
  async (path, { visit }) => {
    const { page, messages, failedRequests } = await visit(undefined, { emptyCache: true });
    const letGo = await holdBack(page, scriptsNamed('main'));
    await page.goto(path);
    await page.evaluate(translateServed);
    letGo();
    await ready(page);
    const replaced = await page.evaluate(() =>
      (Reflect.get(window, 'served') as Element[])
        .filter((part) => !part.isConnected)
        .map(({ tagName }) => tagName),
    );
    expect(replaced).toEqual([]);
    messages();
    failedRequests();
  },
);
