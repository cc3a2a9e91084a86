import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { measure } from '../theme/grid.ts';
import { type HeadingProps, SectionHeading } from './SectionHeading.tsx';

export interface Measurement {
  title: string;
  figure: string;
  /** The words after `figure`: what is measured. */
  unit: string;
  plot: ReactNode;
  text: string;
  date: string;
  /** Public tools that measure the same on the live site. */
  checkers: readonly { name: string; address: string }[];
}

/** The figure, plot and text of one measurement, in three columns from breakpoint `lg` up. */
const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '24px clamp(1.5rem, 4vw, 4rem)',
  alignItems: 'start',
  paddingBlock: 'clamp(1.75rem, 3vw, 2.75rem)',
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  '&:last-of-type': { borderBottom: `2px solid ${theme.vars.palette.text.primary}` },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '4fr 6fr',
    '& > :last-child': { gridColumn: 2 },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '3fr 5fr 4fr',
    '& > :last-child': { gridColumn: 'auto' },
  },
}));
const Figure = styled('p')(({ theme }) => ({
  marginTop: 8,
  '& > strong': {
    display: 'block',
    fontSize: 'clamp(3rem, 1.5rem + 3.4vw, 4.5rem)',
    fontWeight: 600,
    lineHeight: 1.05,
    letterSpacing: '-0.035em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& > span': { display: 'block', maxWidth: '20rem', marginTop: 8, color: theme.vars.palette.text.secondary },
}));
const Source = styled('ul')(({ theme }) => ({
  marginTop: 12,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  a: { display: 'inline-block', paddingBlock: 4, color: theme.vars.palette.rhine },
}));

interface Props extends HeadingProps {
  measurements: Measurement[];
  /** What the measurements do not show. */
  note: string;
}

export const Measurements = ({ measurements, note, ...heading }: Props) => (
  <>
    <SectionHeading {...heading} />
    {measurements.map(({ title, figure, unit, plot, text, date, checkers }) => (
      <Line key={title}>
        <div>
          <Typography variant="h3">{title}</Typography>
          <Figure>
            <strong>{figure}</strong> <span>{unit}</span>
          </Figure>
        </div>
        {plot}
        <div>
          <Typography>{text}</Typography>
          <Source>
            <li>{date}</li>
            {checkers.map(({ name, address }) => (
              <li key={address}>
                <a href={address} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </Source>
        </div>
      </Line>
    ))}
    <Typography color="textSecondary" sx={{ maxWidth: measure, mt: 3 }}>
      {note}
    </Typography>
  </>
);
