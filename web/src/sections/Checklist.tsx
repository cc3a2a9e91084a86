import { Check } from 'lucide-react';
import { styled } from '../theme/styled.ts';
import { SectionHeading } from './SectionHeading.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(2rem, 5vw, 5rem)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 7fr' },
  '& > div > div': { marginBottom: 24 },
}));
const Note = styled('p')(({ theme }) => ({ maxWidth: '40rem', color: theme.vars.palette.text.secondary }));
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: 'clamp(1.5rem, 3vw, 3rem)',
  alignContent: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  li: {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    paddingBlock: 18,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
    ...theme.typography.h3,
  },
  svg: { flexShrink: 0, color: theme.vars.palette.primary.main },
}));

interface Props {
  id: string;
  title: string;
  lead: string;
  items: string[];
  /** A sentence below the list. */
  note: string;
}

export const Checklist = ({ id, title, lead, items, note }: Props) => (
  <Columns>
    <div>
      <SectionHeading id={id} title={title} lead={lead} />
      <Note>{note}</Note>
    </div>
    <List>
      {items.map((item) => (
        <li key={item}>
          <Check size={24} strokeWidth={2} />
          {item}
        </li>
      ))}
    </List>
  </Columns>
);
