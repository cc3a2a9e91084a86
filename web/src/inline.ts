// The only inline script of each page. It runs before all other scripts, and also when those fail to load.
{
  const { modules, retry } = (document.currentScript as HTMLScriptElement).dataset as Record<string, string>;
  const files = (modules as string).split(' ');
  /** Milliseconds before the next attempt to request the scripts; doubled after each attempt. */
  let pause = 1_000;
  let notice: HTMLElement | undefined;
  let failed = false;
  let wasCut = false;

  /** True until the app has hydrated the page (web/src/layout/Layout.tsx). */
  const isStatic = () => !document.documentElement.hasAttribute('data-hydrated');
  const add = <Name extends keyof HTMLElementTagNameMap>(parent: Node, name: Name, properties: object) =>
    parent.appendChild(Object.assign(document.createElement(name), properties));

  // Requests the app's files only after the first paint, so that they do not delay text and font. In browsers that do
  // not report paints, `start.ts` imports the files a little later.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    for (const href of files)
      add(document.head, 'link', { rel: 'modulepreload', fetchPriority: 'low', href });
  }).observe({ type: 'paint', buffered: true });

  // A press before hydration marks its button with `aria-busy`; the app repeats the press after hydration
  // (web/src/layout/Layout.tsx). Across a reload, the history state keeps which button of the dialog was pressed: its
  // index, or -1 for none.
  const openers = () => [...document.querySelectorAll('[aria-haspopup=dialog]')];
  const mark = (button: Element | null | undefined) => button?.setAttribute('aria-busy', 'true');
  addEventListener('click', ({ target }) => isStatic() && mark((target as Element).closest('button')));
  const { pressed, ...state } = history.state ?? {};
  if (pressed !== undefined) {
    mark(openers()[pressed]);
    history.replaceState(state, '');
  }

  const tryAgain = async () => {
    try {
      for (const file of files) {
        const answer = await fetch(file, { cache: 'reload' });
        if (answer.status > 499) throw 0;
        await answer.text();
      }
      if (isStatic() && (wasCut || performance.navigation.type !== 1)) {
        const busy = openers().findIndex((button) => button.matches('[aria-busy=true]'));
        history.replaceState({ ...history.state, pressed: busy }, '');
        return location.reload();
      }
    } catch {
      wasCut = true;
    }
    if (!isStatic()) return notice?.remove();
    notice ??= add(document.body, 'p', {
      role: 'alert',
      style: 'position:fixed;inset:auto 0 0;margin:0;padding:1em;background:canvas;border:solid',
      textContent: retry,
    });
    setTimeout(tryAgain, pause);
    pause *= 2;
  };
  addEventListener(
    'error',
    ({ target }) => {
      const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
      if (failed || !/js$/.test(src || href)) return;
      failed = true;
      addEventListener('online', tryAgain);
      tryAgain();
    },
    true,
  );
}
