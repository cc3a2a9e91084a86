import type { ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

export interface Position {
  title: string;
  department: string;
  location: string;
  type: string;
  description: string;
  /** The link with which a visitor applies. */
  apply: ReactNode;
}

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '16px clamp(1.5rem, 3vw, 3rem)',
  paddingBlock: 32,
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    alignItems: 'first baseline',
    '& > div:first-of-type': { gridColumn: 'span 2' },
  },
  h3: { marginBottom: 8 },
  p: { maxWidth: '38rem', color: theme.vars.palette.text.secondary },
  dl: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 20px', margin: 0, fontSize: '0.9375rem' },
  dt: { color: theme.vars.palette.text.secondary },
  dd: { margin: 0, fontWeight: 600 },
}));

interface Props {
  labels: { department: string; location: string; type: string };
  positions: Position[];
}

export const Positions = ({ labels, positions }: Props) => (
  <List>
    {positions.map(({ title, department, location, type, description, apply }) => (
      <Item key={title}>
        <div>
          <h3>{title}</h3>
          <p>{description}</p>
        </div>
        <dl>
          <dt>{labels.department}</dt>
          <dd>{department}</dd>
          <dt>{labels.location}</dt>
          <dd>{location}</dd>
          <dt>{labels.type}</dt>
          <dd>{type}</dd>
        </dl>
        <div>{apply}</div>
      </Item>
    ))}
  </List>
);
