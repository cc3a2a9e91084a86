import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fixed } from '../theme/palette.ts';

/**
 * `ink`, `rhine`, `vardar` and `white` are the same in both colour schemes. The other colours follow the scheme, so
 * `night` is light in the dark scheme.
 */
export const { ink, rhine, vardar, white } = fixed;
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
  /** Fits the whole square into the container. By default, the square covers the container and may be cropped. */
  whole?: boolean;
  children: ReactNode;
}

/** A decorative square that fills its container. */
export const DrawingFrame = ({ ground, whole = false, children }: Props) => (
  <Root
    className="drawing"
    viewBox="0 0 600 600"
    preserveAspectRatio={whole ? 'xMidYMid' : 'xMidYMid slice'}
    aria-hidden="true"
    fill="none"
  >
    <path fill={ground} d="M-900-900h2400v2400H-900z" />
    {children}
  </Root>
);

/** The integers from 0 to `length - 1`. */
export const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
