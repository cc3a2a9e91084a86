import { destinationOf } from './routes.ts';

/** The path of the last page that a link of this document has left. */
let left: string | undefined;

export const noteLeaving = (pathname: string): void => {
  left = pathname;
};

const referrer = (): string | undefined => {
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, pathname } = new URL(document.referrer);
  return origin === window.location.origin ? pathname : undefined;
};

/** The path of the page of this site from which the visitor came to the current page. */
export const cameFrom = (): string | undefined => {
  const path = left ?? referrer();
  if (path === undefined) return undefined;
  const [there, here] = [destinationOf(path), destinationOf(window.location.pathname)];
  const isOther = 'page' in there && 'page' in here && there.page !== here.page && there.page !== 'notFound';
  return isOther ? path : undefined;
};
