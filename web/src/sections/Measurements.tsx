import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type HeadingProps, SectionHeading } from './SectionHeading.tsx';

interface Measurement {
  title: string;
  figure: string;
  /** The words after `figure`: what is measured. */
  unit: string;
  plot: ReactNode;
  /** How it is measured, shown after a press. */
  text: string;
  date: string;
  /** Public tools that measure the same on the live site. */
  checkers: readonly { name: string; address: string }[];
}

/** The figure beside its plot. The explanation opens below the plot, or in a wide window below the figure. */
const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '8px clamp(1.5rem, 4vw, 4rem)',
  alignItems: 'start',
  paddingBlock: 'clamp(0.5rem, 2.5vw, 2.25rem)',
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  '&:last-of-type': { borderBottom: `2px solid ${theme.vars.palette.text.primary}` },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '4fr 6fr' },
  [theme.breakpoints.up('lg')]: {
    gridTemplate: 'auto 1fr / 1fr 1fr',
    '& > div + div': { gridRow: 'span 2' },
  },
}));
/** In a window narrower than `sm` the words are beside the figure. */
const Figure = styled('p')(({ theme }) => ({
  marginTop: 8,
  '& > strong': {
    fontSize: 'clamp(2.5rem, 1.5rem + 3.4vw, 4.5rem)',
    fontWeight: 600,
    lineHeight: 1.05,
    letterSpacing: '-0.035em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& > span': { maxWidth: '24rem', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    alignItems: 'center',
    fontSize: '0.9375rem',
    lineHeight: 1.35,
    '& > span': { flex: '1 1 9rem' },
  },
  [theme.breakpoints.up('sm')]: { '& > *': { display: 'block' }, '& > span': { marginTop: 8 } },
}));
const Explanation = styled('details')(({ theme }) => ({
  [theme.breakpoints.between('sm', 'lg')]: { gridColumn: 2 },
  summary: { paddingBlock: 8, fontWeight: 600, color: theme.vars.palette.rhine, cursor: 'pointer' },
  '&[open] summary': { marginBottom: 8 },
}));
const Source = styled('ul')(({ theme }) => ({
  marginTop: 12,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  a: { display: 'inline-block', paddingBlock: 4, color: theme.vars.palette.rhine },
}));

interface Props extends HeadingProps {
  measurements: Measurement[];
  /** The label of what opens each explanation. */
  explain: string;
}

export const Measurements = ({ measurements, explain, ...heading }: Props) => (
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
        <Explanation>
          <summary>{explain}</summary>
          <Typography>{text}</Typography>
          <Source>
            <li>{date}</li>
            {checkers.map(({ name, address }) => (
              <li key={address}>
                <Link href={address} rel="noopener">
                  {name}
                </Link>
              </li>
            ))}
          </Source>
        </Explanation>
      </Line>
    ))}
  </>
);
