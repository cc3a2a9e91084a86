/** A module of its own that the entry imports first, so that React DOM and the app are not evaluated in one task. */
export { createRoot, hydrateRoot } from 'react-dom/client';
