import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fixed } from '../theme/palette.ts';

/** These colours are the same in both colour schemes. */
export const { ink, white, vardar } = fixed;
/** The blue of grounds. */
export const rhine = 'var(--mui-palette-primary-main)';
/** A ground in the colour of `surface`, with the blue and the black of lines on it. */
export const paper = 'var(--mui-palette-surface)';
export const rhineOnPaper = 'var(--mui-palette-rhine)';
export const onPaper = 'var(--mui-palette-text-primary)';
/** Dark grounds in both schemes, with the blue of lines on them. */
export const night = 'var(--mui-palette-night)';
export const dusk = 'var(--mui-palette-dusk)';
export const { rhineOnNight } = fixed;

const Root = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
});

interface Props {
  ground: string;
  /** The square covers the container and may be cropped. By default, the whole square fits into the container. */
  cropped?: boolean;
  children: ReactNode;
}

/** A decorative square that fills its container. */
export const DrawingFrame = ({ ground, cropped = false, children }: Props) => (
  <Root
    className="drawing"
    viewBox="0 0 600 600"
    preserveAspectRatio={cropped ? 'xMidYMid slice' : 'xMidYMid'}
    aria-hidden="true"
    fill="none"
  >
    <path fill={ground} d="M-900-900h2400v2400H-900z" />
    {children}
  </Root>
);

/** The integers from 0 to `length - 1`. */
export const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
