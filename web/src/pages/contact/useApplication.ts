import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribe = () => () => undefined;

/**
 * The position from the link to this page: empty if the link names none, undefined without such a link. The static page
 * has no position, so after a reload the position appears only after hydration.
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
