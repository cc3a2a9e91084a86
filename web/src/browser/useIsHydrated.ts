import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while the page is prerendered and hydrated, true afterwards: for drawings that would make documents larger. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
