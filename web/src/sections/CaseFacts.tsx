import { styled } from '../theme/styled.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface Fact {
  label: string;
  text: string;
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '32px clamp(1.5rem, 3vw, 3rem)',
  margin: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > div': { paddingTop: 20, borderTop: `2px solid ${theme.vars.palette.text.primary}` },
  dt: { marginBottom: 8, color: theme.vars.palette.text.secondary },
  dd: { ...theme.typography.h3, margin: 0 },
}));

/** One project in facts: initial situation, work, duration, result. */
export const CaseFacts = ({
  id,
  title,
  client,
  facts,
}: {
  id: string;
  title: string;
  client: string;
  facts: Fact[];
}) => (
  <>
    <SectionHeading id={id} title={title} lead={client} />
    <List>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  </>
);
