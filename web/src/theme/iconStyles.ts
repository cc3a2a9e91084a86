import type { Theme } from '@mui/material/styles';

/** Gives an icon of several paths the two colours and the square ends of the drawings. */
export const iconStyles = ({ vars: { palette } }: Theme) =>
  ({
    color: palette.rhine,
    strokeLinecap: 'square',
    strokeLinejoin: 'miter',
    '& > :last-child:not(:only-child)': { stroke: palette.vardar },
  }) as const;
