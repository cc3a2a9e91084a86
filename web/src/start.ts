declare global {
  interface Window {
    /** Resolves after the first frame, when all modules of the page are requested (`inline.ts`). */
    requested: Promise<unknown>;
  }
}

/** Milliseconds after which the app starts even if the browser has reported no paint, as in a hidden tab. */
const paintTimeout = 500;

/**
 * Starts the app after the first paint. Each import evaluates one chunk (`vite.config.ts`): React DOM, the other
 * libraries, Material UI and the site. One import alone would evaluate all of them in one task, which is long on a
 * phone. A top-level `await` would cause a deadlock, because other chunks import from this one.
 */
const start = async () => {
  await Promise.race([window.requested, new Promise((resolve) => setTimeout(resolve, paintTimeout))]);
  await import('./reactDom.ts');
  await import('@emotion/cache');
  await import('@mui/material/Button');
  await import('./main.tsx');
};

void start();

export {};
