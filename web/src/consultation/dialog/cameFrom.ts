import { destinationOf } from '../../routing/routes.ts';
import { lastPage } from '../../routing/useLinkNavigation.ts';

const referrer = (): string | undefined => {
  if (!document.referrer) return undefined;
  const { origin, pathname } = new URL(document.referrer);
  return origin === window.location.origin ? pathname : undefined;
};

/** The path of the page of this site from which the visitor came to the current page. */
export const cameFrom = (): string | undefined => {
  const path = lastPage.path ?? referrer();
  if (path === undefined) return undefined;
  const [there, here] = [destinationOf(path), destinationOf(window.location.pathname)];
  const isOther = 'page' in there && 'page' in here && there.page !== here.page && there.page !== 'notFound';
  return isOther ? path : undefined;
};
