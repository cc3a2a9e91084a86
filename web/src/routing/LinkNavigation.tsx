import { Activity, useState } from 'react';
import { createPortal } from 'react-dom';
import { ConnectionLost } from './ConnectionLost.tsx';
import { useLinkNavigation } from './useLinkNavigation.ts';
import { WaitingBar } from './WaitingBar.tsx';

/**
 * Follows links, and renders the likely next page in advance (docs/decisions/010): hidden, at low priority, without
 * effects, and in an element outside the document. Much of the time of a page change is the first run of the page's
 * code and styles. Rendering in advance does that work before the click.
 */
export const LinkNavigation = () => {
  const { awaited, next: Next } = useLinkNavigation();
  const [stage] = useState(() => (import.meta.env.SSR ? undefined : document.createElement('div')));
  return (
    <>
      {awaited === 'files' && <WaitingBar />}
      {awaited === 'connection' && <ConnectionLost />}
      {Next &&
        stage &&
        createPortal(
          <Activity mode="hidden">
            <Next />
          </Activity>,
          stage,
        )}
    </>
  );
};
