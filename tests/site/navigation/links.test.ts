import { languages } from '@helvardar/shared/languages';
import { expect, test } from 'vitest';
import { pathOf, type RouteId, routeIds } from '../../../web/src/routing/routes.ts';
import { builtPage } from '../../support/site/builtPage.ts';

test.for(languages)('every page in %s is linked in the running content of two others', (language) => {
  const pages = routeIds.map((id) => {
    const { $, valuesOf } = builtPage(pathOf(id, language));
    return { id, targets: valuesOf($('main a'), 'href').map((href) => href.replace(/[?#].*/, '')) };
  });
  const linking = (id: RouteId) =>
    pages.filter((page) => page.id !== id && page.targets.includes(pathOf(id, language)));
  expect(routeIds.filter((id) => linking(id).length < 2)).toEqual([]);
});
