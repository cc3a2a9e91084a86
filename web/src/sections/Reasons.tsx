import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { columnGap } from '../theme/grid.ts';
import { type ItemsProps, SectionHeading } from './SectionHeading.tsx';

const Root = styled('div')(({ theme }) => ({
  '--heading-gap': '8px',
  display: 'grid',
  gap: `10px ${columnGap}`,
  [theme.breakpoints.up('md')]: {
    '--heading-gap': '0px',
    rowGap: 40,
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > div:first-of-type': { gridColumn: 'span 2' },
  },
  'ul ~ div > p': {
    fontSize: 'clamp(0.9375rem, 0.9rem + 0.2vw, 1.0625rem)',
    color: theme.vars.palette.text.secondary,
  },
  'ul ~ div': { paddingTop: 10, borderTop: `2px solid ${theme.vars.palette.text.primary}` },
}));

interface Props extends ItemsProps {
  /** A list below the heading, or beside it in a wide window. */
  aside: ReactNode;
}

/** Statements with their reasons, side by side in a wide window. */
export const Reasons = ({ items, aside, ...heading }: Props) => (
  <Root>
    <SectionHeading {...heading} />
    {aside}
    {items.map(({ title, text }) => (
      <div key={title}>
        <Typography variant="h3" gutterBottom>
          {title}
        </Typography>
        <p>{text}</p>
      </div>
    ))}
  </Root>
);
