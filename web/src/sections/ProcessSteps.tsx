import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { columnGap } from '../theme/grid.ts';
import { type HeadingProps, type ItemsProps, SectionHeading } from './SectionHeading.tsx';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: `32px ${columnGap}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  li: {
    paddingTop: 20,
    borderTop: `6px solid ${theme.vars.palette.rhine}`,
    '&:nth-of-type(even)': { borderTopColor: theme.vars.palette.vardar },
    [theme.breakpoints.up('lg')]: { paddingTop: 0, borderTop: 0 },
    [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: '3.25rem minmax(0, 1fr)' },
  },
  // The number of a step: above its text, or beside it on a phone.
  span: {
    display: 'block',
    gridRow: 'span 2',
    marginBottom: 24,
    fontVariantNumeric: 'tabular-nums',
    [theme.breakpoints.down('sm')]: { margin: '-0.15em 0 0' },
  },
}));
/** Shown only if all steps are in one row. */
const Rivers = styled('svg')(({ theme }) => ({
  display: 'none',
  width: '100%',
  height: 72,
  marginBottom: 28,
  overflow: 'visible',
  fill: 'none',
  stroke: theme.vars.palette.rhine,
  strokeWidth: 6,
  'path + path': { stroke: theme.vars.palette.vardar },
  [theme.breakpoints.up('lg')]: { display: 'block' },
}));

/** A river through the y coordinates `here`, `there`, `here` and `last`. */
const river = (here: number, there: number, last: number) =>
  `M0 ${here}H85C105 ${here} 105 ${there} 125 ${there}H185C205 ${there} 205 ${here} 225 ${here}H285C305 ${here} 305 ${last} 325 ${last}H400`;

export const ProcessSteps = ({ steps, ...heading }: HeadingProps & { steps: ItemsProps['items'] }) => (
  <>
    <SectionHeading {...heading} />
    <Rivers viewBox="0 0 400 72" preserveAspectRatio="none" aria-hidden="true">
      <path vectorEffect="non-scaling-stroke" d={river(6, 66, 30)} />
      <path vectorEffect="non-scaling-stroke" d={river(66, 6, 42)} />
    </Rivers>
    <Steps>
      {steps.map((step, index) => (
        <li key={step.title}>
          <Typography variant="h2" component="span" aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </Typography>
          <Typography variant="h3" gutterBottom>
            {step.title}
          </Typography>
          <Typography color="textSecondary">{step.text}</Typography>
        </li>
      ))}
    </Steps>
  </>
);
