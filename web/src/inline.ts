// The only inline script of each page. It runs even if all other scripts fail to load.
{
  const { modules } = (document.currentScript as HTMLScriptElement).dataset as { modules: string };
  const frame = () => new Promise(requestAnimationFrame);

  // Requests the app's files after the first frame, so that they do not delay text and font. The browser reports a
  // paint before it presents the frame, so the script waits for two more frames. Each request is a task of its own,
  // because one task for all requests would block a phone for too long.
  const request = async () => {
    for (const href of modules.split(' ')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
      );
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  window.requested = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  )
    .then(frame)
    .then(frame)
    .then(request);

  /** False once the app has hydrated the page (web/src/layout/Layout.tsx). */
  const isStatic = () => !document.documentElement.hasAttribute('data-hydrated');

  // A press before hydration marks its button. `web/src/layout/Layout.tsx` repeats the press after hydration.
  addEventListener('click', ({ target }) => {
    if (isStatic()) (target as Element).closest('button')?.setAttribute('aria-busy', 'true');
  });

  // Reloads a page whose scripts could not be loaded. It fetches the modules first, because otherwise WebKit remembers
  // that their preload failed, even in the reloaded page.
  const reload = async () => {
    let isLeft = false;
    addEventListener('beforeunload', () => (isLeft = true), { once: true });
    await Promise.allSettled(modules.split(' ').map((module) => fetch(module)));
    if (!isLeft && isStatic()) location.reload();
  };
  const reloadOnce = ({ target }: Event) => {
    const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
    if (!isStatic() || !/js$/.test(src || href)) return;
    // Firefox also reports an error when it preloads a module that a script has already loaded.
    if ([...document.scripts].some((script) => script.src === href)) return;
    removeEventListener('error', reloadOnce, true);
    if (navigator.onLine && performance.navigation.type !== 1) reload();
    else addEventListener('online', reload, { once: true });
  };
  addEventListener('error', reloadOnce, true);
  // When the visitor leaves, Firefox cancels imports, which causes `error` events. A reload would then keep the visitor
  // on the page.
  addEventListener('beforeunload', () => removeEventListener('error', reloadOnce, true));
  // The back-forward cache can restore an unhydrated page, whose imports may never end.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isStatic()) reload();
  });
}
