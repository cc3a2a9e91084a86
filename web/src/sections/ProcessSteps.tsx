import { styled } from '../theme/styled.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface Step {
  title: string;
  text: string;
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: '40px clamp(1.5rem, 3vw, 3rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  li: {
    paddingTop: 20,
    borderTop: `6px solid ${theme.vars.palette.rhine}`,
    '&:nth-of-type(even)': { borderTopColor: theme.vars.palette.vardar },
  },
  h3: { ...theme.typography.h3, margin: '0 0 12px' },
  p: { margin: 0, color: theme.vars.palette.text.secondary },
}));
const StepNumber = styled('span')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'block',
  marginBottom: 24,
  fontVariantNumeric: 'tabular-nums',
}));

/** What happens one after the other, numbered 01, 02 and so on. */
export const ProcessSteps = ({
  id,
  title,
  lead,
  steps,
}: {
  id: string;
  title: string;
  lead: string;
  steps: Step[];
}) => (
  <>
    <SectionHeading id={id} title={title} lead={lead} />
    <List>
      {steps.map((step, index) => (
        <li key={step.title}>
          <StepNumber aria-hidden="true">{String(index + 1).padStart(2, '0')}</StepNumber>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </List>
  </>
);
