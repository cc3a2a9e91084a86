/** Subscribes to events of the window. For `useSyncExternalStore`, if the value may change with these events. */
export const windowEvents =
  (...types: string[]) =>
  (notify: () => void) => {
    const listening = new AbortController();
    for (const type of types) window.addEventListener(type, notify, { signal: listening.signal });
    return () => listening.abort();
  };
