/** Milliseconds after which the app starts unpainted: hidden tabs do not paint, and not every browser tells of it. */
const patience = 500;

const start = () => void import('./main.tsx');

// The text comes first: the app follows the first paint.
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, patience);
