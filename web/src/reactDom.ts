/** In a module of its own, which the entry starts first: then React DOM is not evaluated in one task with the app. */
export { createRoot, hydrateRoot } from 'react-dom/client';
