/** The first argument of `useSyncExternalStore` for a value that may change with these events of the window. */
export const windowEvents =
  (...types: string[]) =>
  (notify: () => void) => {
    const listening = new AbortController();
    for (const type of types) window.addEventListener(type, notify, { signal: listening.signal });
    return () => listening.abort();
  };
