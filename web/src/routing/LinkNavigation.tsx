import { Activity, useState } from 'react';
import { createPortal } from 'react-dom';
import { ConnectionLost } from './ConnectionLost.tsx';
import { useLinkNavigation } from './useLinkNavigation.ts';
import { WaitingBar } from './WaitingBar.tsx';

/**
 * Follows links, and rehearses the page that a visitor turns to (docs/decisions/010): React draws what is hidden when
 * nothing else is to be done, here outside the document and without its effects. A good part of a page change is the
 * browser's and Emotion's first meeting with the page's code and styles; after a rehearsal that is over before the click.
 */
export const LinkNavigation = () => {
  const { awaited, next: Next } = useLinkNavigation();
  const [stage] = useState(() => (import.meta.env.SSR ? undefined : document.createElement('div')));
  return (
    <>
      {awaited === 'files' && <WaitingBar />}
      {awaited === 'line' && <ConnectionLost />}
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
