declare global {
  interface Window {
    /** Resolves once `inline.ts` has requested all modules of the page, which it does after the first paint. */
    modulesRequested: Promise<unknown>;
    /**
     * Reloads the page if it and its scripts can be fetched now; false if they cannot. After the reload, the button with
     * `aria-busy` is pressed. `inline.ts` defines it, so development does not.
     */
    reloadPage: () => Promise<boolean>;
  }
}

/** Milliseconds after which the app starts even if the browser has reported no paint, as in a hidden tab. */
const paintTimeout = 500;

/**
 * Starts the app after the first paint. An import of any module evaluates its whole chunk (`vite.config.ts`), so these
 * four evaluate React DOM, the other libraries, Material UI and the site. They are four tasks, because one task for all
 * would block a phone for too long. A top-level `await` would cause a deadlock, because other chunks import from this one.
 */
const start = async () => {
  await Promise.race([window.modulesRequested, new Promise((resolve) => setTimeout(resolve, paintTimeout))]);
  await import('./reactDom.ts');
  await import('@emotion/cache');
  await import('@mui/material/Button');
  await import('./main.tsx');
};

void start();

export {};
