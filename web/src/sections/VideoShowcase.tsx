import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fixed } from '../theme/palette.ts';

const Root = styled('div')(({ theme }) => ({
  '& > p': { marginTop: 12, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '@media print': { display: 'none' },
}));

/** Styles the button by its name: a `styled(Button)` would repeat all styles of `Button` in the document. */
const Frame = styled('div')({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: fixed.ink,
  '& > video, & > svg': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  button: {
    position: 'absolute',
    insetInlineStart: 0,
    bottom: 0,
    gap: 8,
    // On a phone a smaller button covers less of the poster.
    minHeight: 'clamp(3rem, 9vw, 4.5rem)',
    padding: '0 1.25em 0 1em',
    borderRadius: 0,
    fontSize: '1.0625rem',
    // The frame would cut off an outer focus ring.
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -6 },
  },
  'button svg': { width: '1.4em', height: '1.4em' },
});

interface Props {
  /** Nothing is requested from this address before the visitor presses play. */
  source: string;
  title: string;
  play: string;
  notice: string;
  /** Replaces `notice` when the film cannot be loaded. */
  failure: string;
  poster: ReactNode;
}

/** The `ref` of an element that replaces the focused one. Moves the focus to the new element. */
const focus = (element: HTMLElement | null) => element?.focus();

/** The video player replaces the poster when the visitor presses play. */
export const VideoShowcase = ({ source, title, play, notice, failure, poster }: Props) => {
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  const [hadFocus, setHadFocus] = useState(false);
  const failed = state === 'failed';
  const fail = (video: HTMLVideoElement) => {
    setHadFocus(video === document.activeElement);
    setState('failed');
  };
  return (
    <Root>
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
            onError={({ currentTarget }) => fail(currentTarget)}
          />
        ) : (
          <>
            {poster}
            <Button ref={failed && hadFocus ? focus : undefined} onClick={() => setState('playing')}>
              <Play fill="currentColor" />
              {play}
            </Button>
          </>
        )}
      </Frame>
      <p key={state} role={failed ? 'alert' : undefined}>
        {failed ? failure : notice}
      </p>
    </Root>
  );
};
