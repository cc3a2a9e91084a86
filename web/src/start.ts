declare global {
  interface Window {
    /** Resolves after the first frame (`inline.ts`). */
    painted: Promise<unknown>;
  }
}

/** Milliseconds after which the app starts even if the browser has reported no paint, as in a hidden tab. */
const paintTimeout = 500;

/**
 * Starts the app after the first paint. The modules are imported one after the other, so that no single task evaluates
 * all of them. A top-level `await` instead of this function would cause a deadlock, because the imported chunks
 * themselves import from this one.
 */
const start = async () => {
  await Promise.race([window.painted, new Promise((resolve) => setTimeout(resolve, paintTimeout))]);
  await import('./reactDom.ts');
  await import('./i18n/i18n.ts');
  await import('./main.tsx');
};

void start();

export {};
