/** Milliseconds after which an address counts as unreachable. */
const answerLimit = 8_000;

/**
 * Whether the server answers at this path, with any status. `navigator.onLine` does not tell: it only describes the
 * connection to a router.
 */
export const isReachable = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerLimit) }).then(
    () => true,
    () => false,
  );
