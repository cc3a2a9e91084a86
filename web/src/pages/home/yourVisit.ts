const types = ['largest-contentful-paint', 'visibility-state'];

/** All entries of this type so far. Chromium hands those of paints to observers alone. */
const entriesOf = (type: string) =>
  new Promise<PerformanceEntryList>((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true }),
  );

/**
 * This visit's Largest Contentful Paint in milliseconds and its KiB. Undefined if the browser does not know them, or if they
 * say nothing about the network: another page was opened first, or this one came from a cache, in advance or in the
 * background.
 */
export const measuredVisit = async () => {
  if (!types.every((type) => PerformanceObserver.supportedEntryTypes.includes(type))) return undefined;
  await new Promise((resolve) => requestIdleCallback(resolve));
  const [page] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    /** Above 0 if the page was rendered in advance. TypeScript does not know this member of Chromium. */
    activationStart: number;
  })[];
  if (!page || page.activationStart > 0 || new URL(page.name).pathname !== window.location.pathname)
    return undefined;
  const files = [page, ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])];
  const wasHidden = performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden');
  if (wasHidden || files.some(({ transferSize, encodedBodySize }) => transferSize <= encodedBodySize))
    return undefined;
  const paint = (await entriesOf('largest-contentful-paint')).at(-1);
  return (
    paint && {
      milliseconds: paint.startTime,
      size: Math.ceil(files.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024),
    }
  );
};
