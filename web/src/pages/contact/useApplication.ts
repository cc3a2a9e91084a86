import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribe = () => () => undefined;

/**
 * The position for which the visitor applies, from the link that led to this page; undefined without such a link. The
 * position is empty if the link names none. The static page has no position, so after a reload the position appears
 * only after hydration.
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
