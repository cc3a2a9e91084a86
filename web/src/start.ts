/** Milliseconds after which the app starts even if no paint is reported, as in hidden tabs and some browsers. */
const paintTimeout = 500;

/** Imports the modules one after the other, so that no single task evaluates all. The inline script preloads them. */
const load = async () => {
  await import('./reactDom.ts');
  await import('./i18n/i18n.ts');
  const { shown } = await import('./main.tsx');
  await shown;
};

/** Starts the app. A failed load is dispatched as an error event of this script, so that the inline script retries. */
const start = () =>
  load().catch((error: Error) => {
    if (/import|texts/i.test(error.message))
      document.querySelector('script[type=module]')?.dispatchEvent(new Event('error'));
    throw error;
  });

// The app starts after the first paint, which shows the text.
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, paintTimeout);
