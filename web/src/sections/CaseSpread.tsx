import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { gutter, pageStart, sectionPadding } from '../theme/grid.ts';
import { Amount } from './Figures.tsx';
import { type HeadingProps, SectionHeading } from './SectionHeading.tsx';

interface Fact {
  label: string;
  text: string;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '40px clamp(2rem, 5vw, 5rem)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
}));
/** Negative margins extend the picture to the section's edges. */
const Picture = styled('div')(({ theme }) => ({
  height: '15rem',
  margin: `calc(-1 * ${sectionPadding}) calc(-1 * ${gutter}) 0`,
  [theme.breakpoints.up('md')]: {
    height: 'auto',
    contain: 'size',
    margin: `calc(-1 * ${sectionPadding}) 0 calc(-1 * ${sectionPadding}) calc(-1 * ${pageStart})`,
  },
}));
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '28px clamp(1.5rem, 3vw, 3rem)',
  [theme.breakpoints.up('sm')]: {
    gridTemplate: 'auto auto / repeat(2, minmax(0, 1fr))',
    gridAutoFlow: 'column',
  },
  '& > div': { paddingTop: 16, borderTop: `2px solid ${theme.vars.palette.text.primary}` },
  dt: { marginBottom: 12, fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  ol: { paddingLeft: '1.25em', listStyle: 'decimal' },
  'li + li': { marginTop: 8 },
  '::marker': { fontWeight: 600 },
  strong: {
    display: 'block',
    marginBottom: 12,
    fontSize: 'clamp(2.5rem, 1.5rem + 3.4vw, 4.5rem)',
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '-0.035em',
  },
}));
const Action = styled('div')({ marginTop: 40 });
const Links = styled('div')({ marginTop: 32 });

interface Props extends Omit<HeadingProps, 'lead'> {
  client: string;
  art: ReactNode;
  problem: Fact;
  steps: { label: string; items: string[] };
  hard: Fact;
  result: Fact & { figure: string };
  action: ReactNode;
  /** Links to other client projects. */
  links: ReactNode;
}

const Item = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

export const CaseSpread = ({
  id,
  title,
  client,
  art,
  problem,
  steps,
  hard,
  result,
  action,
  links,
}: Props) => (
  <Root>
    <Picture>{art}</Picture>
    <div>
      <SectionHeading id={id} title={title} lead={client} />
      <Facts>
        <Item label={problem.label}>{problem.text}</Item>
        <Item label={steps.label}>
          <ol>
            {steps.items.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Item>
        <Item label={hard.label}>{hard.text}</Item>
        <Item label={result.label}>
          <strong>
            <Amount text={result.figure} />
          </strong>{' '}
          {result.text}
        </Item>
      </Facts>
      <Action>{action}</Action>
      <Links>{links}</Links>
    </div>
  </Root>
);
