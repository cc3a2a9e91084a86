import { languages } from '@helvardar/shared/languages';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { pathOf, routeIds } from '../../../web/src/routing/routes.ts';
import { site } from '../../support/site/visit.ts';

/** Where the running content of a page leads, without header, menus and footer. */
const targetsOf = async (path: string): Promise<string[]> => {
  const window = new Window();
  const source = await (await fetch(site + path)).text();
  const page = new window.DOMParser().parseFromString(source, 'text/html');
  const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');
  await window.happyDOM.close();
  return links;
};

test.for(languages)('every page in %s is linked in the running content of two others', async (language) => {
  const pages = await Promise.all(
    routeIds.map(async (id) => ({ id, targets: await targetsOf(pathOf(id, language)) })),
  );
  const linking = (id: (typeof routeIds)[number]) =>
    pages.filter((page) => page.id !== id && page.targets.includes(pathOf(id, language)));
  expect(routeIds.filter((id) => linking(id).length < 2)).toEqual([]);
});
