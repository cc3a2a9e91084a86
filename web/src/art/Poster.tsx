import type { ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

/**
 * The colours of the compositions: printed ones, the same in both schemes. The grounds follow the scheme, and what lies
 * on them: paper under `onPaper`, night under `onNight`, which is ink by day and turns light where the page is dark.
 */
export const ink = '#14171a';
export const rhine = '#2446ff';
export const vardar = '#ff5a36';
export const white = '#ffffff';
export const paper = 'var(--mui-palette-surface)';
export const onPaper = 'var(--mui-palette-text-primary)';
export const night = onPaper;
export const onNight = 'var(--mui-palette-background-default)';

const Root = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
});

interface Props {
  ground: string;
  /** Shows the whole square on more ground, and lines that leave it run on, where the others are cut to shape. */
  whole?: boolean;
  children: ReactNode;
}

/** A square composition that fills whatever shape it is given; decorative. */
export const Poster = ({ ground, whole = false, children }: Props) => (
  <Root
    viewBox="0 0 600 600"
    preserveAspectRatio={whole ? 'xMidYMid' : 'xMidYMid slice'}
    aria-hidden="true"
    fill="none"
  >
    <path fill={ground} d="M-900-900h2400v2400H-900z" />
    {children}
  </Root>
);

/** The whole numbers from 0 up. */
export const count = (number: number): number[] => Array.from({ length: number }, (_, index) => index);
