/** Milliseconds after which the app starts unpainted: hidden tabs do not paint, and not every browser tells of it. */
const patience = 500;

/** In turn, so that no single task evaluates everything; it has all been asked for by then. */
const start = async () => {
  await import('./reactDom.ts');
  await import('./i18n/i18n.ts');
  await import('./main.tsx');
};

// The text comes first: the app follows the first paint.
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, patience);
