// The only inline script of each page. It runs before all other scripts, and also when those fail to load.
{
  const { modules } = (document.currentScript as HTMLScriptElement).dataset as { modules: string };
  const frame = () => new Promise(requestAnimationFrame);

  // The app's files are requested after the first frame, so that they do not delay text and font. The browser notes a
  // paint before it presents the frame, so two more frames are awaited. `start.ts` waits for the same moment.
  window.painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  )
    .then(frame)
    .then(frame);
  window.painted.then(() => {
    for (const href of modules.split(' '))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
      );
  });

  /** True until the app has hydrated the page (web/src/layout/Layout.tsx). */
  const isStatic = () => !document.documentElement.hasAttribute('data-hydrated');

  // A press before hydration marks its button. The app repeats the press after hydration (web/src/layout/Layout.tsx).
  addEventListener('click', ({ target }) => {
    if (isStatic()) (target as Element).closest('button')?.setAttribute('aria-busy', 'true');
  });

  // A page whose scripts cannot be loaded is reloaded once immediately. If that fails, it is reloaded when the browser is online.
  // WebKit never requests a failed preload again, not even for a new document, unless something else requests the file.
  const reload = async () => {
    let isLeft = false;
    addEventListener('beforeunload', () => (isLeft = true), { once: true });
    await Promise.allSettled(modules.split(' ').map((module) => fetch(module)));
    if (!isLeft && isStatic()) location.reload();
  };
  const reloadOnce = ({ target }: Event) => {
    const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
    if (!isStatic() || !/js$/.test(src || href)) return;
    // Firefox also reports an error where a module is preloaded that a script has already loaded.
    if ([...document.scripts].some((script) => script.src === href)) return;
    removeEventListener('error', reloadOnce, true);
    if (navigator.onLine && performance.navigation.type !== 1) reload();
    else addEventListener('online', reload, { once: true });
  };
  addEventListener('error', reloadOnce, true);
  // Firefox cancels the imports of a page that a visitor leaves: that is no failure, and a reload would stop the visitor.
  addEventListener('beforeunload', () => removeEventListener('error', reloadOnce, true));
  // The back-forward cache keeps such a page as it is.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isStatic()) reload();
  });
}
