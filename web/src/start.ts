/** Milliseconds after which the app starts without a paint: hidden tabs do not paint, and some browsers do not report it. */
const paintTimeout = 500;

/** Loads the files in sequence, so that no single task evaluates all of them. All have been requested by then. */
const load = async () => {
  await import('./reactDom.ts');
  await import('./i18n/i18n.ts');
  const { shown } = await import('./main.tsx');
  await shown;
};

/** Reports a failed load as an error of this script, so that the inline script tries again. */
const start = () =>
  load().catch((error: Error) => {
    if (/import|texts/i.test(error.message))
      document.querySelector('script[type=module]')?.dispatchEvent(new Event('error'));
    throw error;
  });

// The app starts after the first paint, which shows the text.
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, paintTimeout);
