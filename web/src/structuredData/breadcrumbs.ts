import { pageAddress } from '../pageAddress.ts';
import { type RouteId, routes } from '../routes.ts';
import type { Describe } from './structuredData.ts';

/** The way from the home page to a page; a service page lies below the overview. */
const trailTo = (page: RouteId): RouteId[] =>
  routes[page].kind === 'service' ? ['home', 'services', page] : ['home', page];

export const breadcrumbs: Describe = ({ page, language, texts }) => [
  {
    '@type': 'BreadcrumbList',
    itemListElement: trailTo(page).map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: texts.t(`routes.${id}`, { ns: 'common' }),
      item: pageAddress(id, language),
    })),
  },
];
