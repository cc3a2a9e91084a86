import { company } from '@helvardar/shared/company';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fixed } from '../../theme/palette.ts';
import { LateDrawing } from './LateDrawing.tsx';

const Root = styled('div')(({ theme }) => ({
  '& > p': { marginTop: 12, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '@media print': { display: 'none' },
}));

/** Styles the button by its name: a `styled(Button)` would repeat all styles of `Button` in the document. */
const Frame = styled('div')(({ theme }) => ({
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
  // The poster has nearly the colour of the section.
  ...theme.applyStyles('dark', { outline: `1px solid ${theme.vars.palette.divider}` }),
}));

/** The `ref` of an element that replaces the focused one. Moves the focus to the new element. */
const focus = (element: HTMLElement | null) => element?.focus();

/** The video player replaces the poster when the visitor presses play. Nothing is requested from its address before. */
export const VideoShowcase = () => {
  const { t } = useTranslation('home');
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
            src={company.video.address}
            controls
            autoPlay
            playsInline
            aria-label={t('video.title')}
            onError={({ currentTarget }) => fail(currentTarget)}
          />
        ) : (
          <>
            <LateDrawing of="film" />
            <Button ref={failed && hadFocus ? focus : undefined} onClick={() => setState('playing')}>
              <Play fill="currentColor" />
              {t('video.play')}
            </Button>
          </>
        )}
      </Frame>
      <p key={state} role={failed ? 'alert' : undefined}>
        {failed ? t('video.failure') : t('video.notice')}
      </p>
    </Root>
  );
};
