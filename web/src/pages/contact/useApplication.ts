import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribe = () => () => undefined;

/**
 * The visitor's job application, if a link with `data-position` opened this page. The position is empty if the link
 * names no position. The static page contains no application, so a reloaded page shows the application only after
 * hydration.
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
