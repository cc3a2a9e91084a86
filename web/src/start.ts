/** Milliseconds after which the app starts unpainted: hidden tabs do not paint, and not every browser tells of it. */
const patience = 500;

/** In turn, so that no single task evaluates everything; it has all been asked for by then. */
const load = async () => {
  await import('./reactDom.ts');
  await import('./i18n/i18n.ts');
  const { shown } = await import('./main.tsx');
  await shown;
};

/** What could not be loaded is told as if it had been this file: the inline script tries again. */
const start = () =>
  load().catch((error: Error) => {
    if (/import|texts/i.test(error.message))
      document.querySelector('script[type=module]')?.dispatchEvent(new Event('error'));
    throw error;
  });

// The text comes first: the app follows the first paint.
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, patience);
