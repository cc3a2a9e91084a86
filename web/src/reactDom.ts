/** A separate module, so that React DOM and the app are evaluated in separate tasks (`start.ts`). */
export { createRoot, hydrateRoot } from 'react-dom/client';
