/**
 * Lets `start.ts` import React DOM in a step of its own. React DOM is no ES module: imported directly, it would add a
 * second script before the first paint.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
