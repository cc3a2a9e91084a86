// The only inline script of each page. It runs even if all other scripts fail to load.
{
  const root = document.documentElement;
  const modules = (document.currentScript as HTMLScriptElement).dataset['modules']?.split(' ') ?? [];
  const frame = () => new Promise(requestAnimationFrame);

  // Requests the app's files after the first frame, so that they do not delay text and font. The browser reports a
  // paint before it presents the frame, so the script waits for two more frames. Each request is a task of its own,
  // because one task for all requests would block a phone for too long.
  const request = async () => {
    for (const href of modules) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
      );
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  window.modulesRequested = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  )
    .then(frame)
    .then(frame)
    .then(request);

  /** False once the app has hydrated the page (web/src/layout/Layout.tsx). */
  const isUnhydrated = () => !root.hasAttribute('data-hydrated');

  // A pressed button waits with `aria-busy`. `web/src/layout/Layout.tsx` repeats the press after hydration.
  const pressedButton = () =>
    document.querySelector<HTMLButtonElement>('button[aria-busy=true]') as HTMLButtonElement;
  const buttons = document.getElementsByTagName('button');

  // While the page reloads, the name of the window keeps the number of the pressed button.
  buttons[Number.parseInt(window.name, 10)]?.setAttribute('aria-busy', 'true');
  window.name = '';

  const isReloaded = performance.navigation.type === 1;
  let isReloading = false;
  let isAskedAgain = false;
  let isLeaving = false;

  // A page that can be read must not become the browser's error page, so the document and all modules are fetched first.
  // Besides, WebKit remembers that a preload failed, even in the reloaded page, unless the module has been fetched.
  // Another release may have removed modules (404), which one reload mends.
  window.reloadPage = async () => {
    isAskedAgain = isReloading;
    if (isReloading) return true;
    isReloading = true;
    const wasUnhydrated = isUnhydrated();
    const canReload = await Promise.all(['', ...modules].map((address) => fetch(address))).then(
      (answers) => answers.every(({ ok, status }) => ok || (status === 404 && !isReloaded)),
      () => false,
    );
    isReloading = canReload && !isLeaving && wasUnhydrated === isUnhydrated();
    if (isReloading) {
      window.name = String([...buttons].indexOf(pressedButton()));
      location.reload();
    }
    return canReload || (isAskedAgain && window.reloadPage());
  };

  // Scripts of the page could not be loaded. With `data-unloaded`, a pressed button says why it does nothing yet
  // (web/src/pages/contact/ConsultationButton.tsx). Hydration removes the attribute.
  const repair = async () => {
    if (root.hasAttribute('data-unloaded') && !(await window.reloadPage()) && pressedButton())
      setTimeout(repair, 3000);
  };

  const fail = () => {
    if (!isUnhydrated()) return;
    root.setAttribute('data-unloaded', '');
    // If a reload has not helped, another one at once could go on for ever.
    if (!isReloaded) repair();
  };

  addEventListener(
    'error',
    ({ target }) => {
      const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
      // Firefox also reports an error when it preloads a module that a script has already loaded.
      if (/js$/.test(src || href) && ![...document.scripts].some((script) => script.src === href)) fail();
    },
    true,
  );
  // An import failed that was not preloaded, because the browser reported its first paint late or not at all. In all
  // browsers the error's message names the module. Other errors may come from a browser extension.
  addEventListener('unhandledrejection', ({ reason }) => /module/.test(reason) && fail());
  addEventListener('click', ({ target }) => {
    const control = (target as Element).closest('a, button');
    if (!control || !isUnhydrated()) return;
    // A reload would keep a visitor who is leaving on the page. iOS has no `beforeunload`.
    isLeaving = control.matches('a');
    if (isLeaving) return;
    control.setAttribute('aria-busy', 'true');
    repair();
  });
  addEventListener('beforeunload', () => (isLeaving = true));
  for (const event of ['pageshow', 'online', 'visibilitychange'])
    addEventListener(event, (event) => {
      // `persisted`, which only `pageshow` has, is false after a load. A reload here would then follow every load, so only
      // `fail` decides about it.
      const isRestored = (event as PageTransitionEvent).persisted;
      if (document.hidden || isRestored === false) return;
      // The back-forward cache can restore an unhydrated page, whose imports may never end.
      if (isRestored && isUnhydrated()) root.setAttribute('data-unloaded', '');
      isLeaving = false;
      repair();
    });
}
