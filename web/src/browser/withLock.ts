/** Runs `work` unless the lock is held, here or in another tab. Without support for locks, `work` always runs. */
export const withLock = async (name: string, work: () => Promise<void>): Promise<void> => {
  let answered = false;
  try {
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      answered = true;
      if (lock) await work();
    });
  } catch (error) {
    // `answered` is false if the browser has no `navigator.locks`, or blocks site data and rejects every request.
    if (answered) throw error;
    await work();
  }
};
