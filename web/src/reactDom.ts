/** This module lets `start.ts` import React DOM in a step of its own, before the rest of the app. */
export { createRoot, hydrateRoot } from 'react-dom/client';
