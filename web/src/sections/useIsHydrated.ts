import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False while a component is prerendered and while it hydrates; true afterwards, and on pages that are not prerendered. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
