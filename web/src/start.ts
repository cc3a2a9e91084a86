declare global {
  interface Window {
    /** Resolves after the first frame (`inline.ts`). */
    painted: Promise<unknown>;
  }
}

/** Milliseconds until the app starts without a reported paint, as in hidden tabs. */
const paintTimeout = 500;

/**
 * Starts the app after the first paint. The modules are imported one after the other, so that no single task evaluates
 * all of them. A top-level `await` would cause a deadlock, because other chunks import from this one.
 */
const start = async () => {
  await Promise.race([window.painted, new Promise((resolve) => setTimeout(resolve, paintTimeout))]);
  await import('./reactDom.ts');
  await import('./i18n/i18n.ts');
  await import('./main.tsx');
};

void start();

export {};
