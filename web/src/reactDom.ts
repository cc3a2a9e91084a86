/** `start.ts` imports this module before the app, so that React DOM and the app are evaluated in separate tasks. */
export { createRoot, hydrateRoot } from 'react-dom/client';
