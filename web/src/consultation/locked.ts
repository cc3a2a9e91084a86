/** Does the work when no tab is at work under the same name, and at once where the browser has no locks or refuses them. */
export const locked = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  let begun = false;
  try {
    return await navigator.locks.request(name, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    // With site data blocked the locks are there, and every request for one is refused.
    if (begun) throw error;
    return work();
  }
};
