import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from '../theme/styled.ts';

const Frame = styled('div')({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: '#14171a',
  'video, svg': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
const PlayButton = styled('button')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 72,
  padding: '0 31px 0 23px',
  // Seen in forced colours.
  border: '1px solid transparent',
  font: 'inherit',
  fontSize: '1.125rem',
  fontWeight: 600,
  cursor: 'pointer',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  // The frame cuts off what lies around it.
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -6 },
  svg: { width: 28, height: 28 },
}));
const Note = styled('p')(({ theme }) => ({
  margin: '12px 0 0',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

interface Props {
  /** Requested from its host only after the visitor pressed play. */
  source: string;
  title: string;
  play: string;
  notice: string;
  /** Said in place of the notice when the film cannot be loaded. */
  failure: string;
  poster: ReactNode;
}

/** What takes the place of a pressed button takes over its focus. */
const focus = (element: HTMLElement | null) => element?.focus();

/** A still picture of our own; the film takes its place when it is wanted. */
export const VideoShowcase = ({ source, title, play, notice, failure, poster }: Props) => {
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  return (
    <div>
      <Frame>
        {state === 'playing' ? (
          // biome-ignore lint/a11y/useMediaCaption: the film has no spoken words
          <video
            ref={focus}
            src={source}
            controls
            autoPlay
            playsInline
            aria-label={title}
            onError={() => setState('failed')}
          />
        ) : (
          <>
            {poster}
            <PlayButton
              type="button"
              ref={state === 'failed' ? focus : undefined}
              onClick={() => setState('playing')}
            >
              <Play fill="currentColor" />
              {play}
            </PlayButton>
          </>
        )}
      </Frame>
      <Note role="status">{state === 'failed' ? failure : notice}</Note>
    </div>
  );
};
