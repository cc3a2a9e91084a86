/**
 * Does the work unless a tab is at work under the same name, and in any case where the browser has no locks or refuses
 * them.
 */
export const withLock = async (name: string, work: () => Promise<void>): Promise<void> => {
  let answered = false;
  try {
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      answered = true;
      if (lock) await work();
    });
  } catch (error) {
    // With site data blocked the locks are there, and every request for one is refused.
    if (answered) throw error;
    await work();
  }
};
