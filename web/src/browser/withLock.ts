/**
 * Does the work unless another tab holds the lock of this name. Does it in any case where the browser has no locks or
 * refuses them.
 */
export const withLock = async (name: string, work: () => Promise<void>): Promise<void> => {
  let answered = false;
  try {
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      answered = true;
      if (lock) await work();
    });
  } catch (error) {
    // A browser that blocks site data has the API and rejects every request for a lock.
    if (answered) throw error;
    await work();
  }
};
