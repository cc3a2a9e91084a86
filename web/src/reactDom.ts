/** A separate module, because `start.ts` imports React DOM before the rest of the app. */
export { createRoot, hydrateRoot } from 'react-dom/client';
