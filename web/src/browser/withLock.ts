/** Runs `work` unless the lock is already held, here or in another tab. Without browser support, `work` always runs. */
export const withLock = async (name: string, work: () => Promise<void>): Promise<void> => {
  let answered = false;
  try {
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      answered = true;
      if (lock) await work();
    });
  } catch (error) {
    // A browser that blocks site data has the Web Locks API, but rejects every request for a lock.
    if (answered) throw error;
    await work();
  }
};
