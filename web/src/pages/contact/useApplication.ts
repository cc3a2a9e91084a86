import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribe = () => () => undefined;

/**
 * The position of a visitor who came by an application link; empty where the link names none. The static page has no
 * position, so a reloaded page shows it only after hydration.
 */
export const useApplication = (): { position: string } | undefined => {
  const state: { position?: string } | null = useLocation().state;
  const position = useSyncExternalStore(
    subscribe,
    () => state?.position,
    () => undefined,
  );
  return position === undefined ? undefined : { position };
};
