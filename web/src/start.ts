declare global {
  interface Window {
    /** A promise that `inline.ts` makes. It resolves after the first frame of the page. */
    painted: Promise<unknown>;
  }
}

/** Milliseconds after which the app starts even if no paint is reported, as in hidden tabs and some browsers. */
const paintTimeout = 500;

/**
 * Starts the app after the first paint, which shows the text. The inline script preloads the modules. They are imported
 * one after the other, so that no single task evaluates all of them. A top-level `await` would cause a deadlock,
 * because other chunks import from the chunk of this file.
 */
const start = async () => {
  await Promise.race([window.painted, new Promise((resolve) => setTimeout(resolve, paintTimeout))]);
  await import('./reactDom.ts');
  await import('./i18n/i18n.ts');
  await import('./main.tsx');
};

void start();

export {};
