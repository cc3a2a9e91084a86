import type { ReactNode } from 'react';
import { styled } from '../styled.ts';

/** The colours of the compositions: printed ones, the same in both schemes; the paper alone follows the scheme. */
export const ink = '#14171a';
export const rhine = '#2446ff';
export const vardar = '#ff5a36';
export const white = '#ffffff';
export const paper = 'var(--mui-palette-surface)';
export const onPaper = 'var(--mui-palette-text-primary)';

const Root = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  '@media print': { display: 'none' },
});

/** A square composition that is cut to whatever shape it fills; decorative. */
export const Poster = ({ ground, children }: { ground: string; children: ReactNode }) => (
  <Root viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none">
    <path fill={ground} d="M0 0h600v600H0z" />
    {children}
  </Root>
);

/** The whole numbers from 0 up. */
export const count = (number: number): number[] => Array.from({ length: number }, (_, index) => index);
