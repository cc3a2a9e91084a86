import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribe = () => () => undefined;

/**
 * For a visitor who came by a link to apply: the position, which is empty where the link names none. The static page knows
 * of none; a page that is loaded anew learns of it after it has been taken over.
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
