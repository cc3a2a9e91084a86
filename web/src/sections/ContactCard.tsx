import type { ComponentType } from 'react';
import { styled } from '../styled.ts';

export interface ContactEntry {
  Icon: ComponentType;
  label: string;
  text: string;
  /** Where a press leads: `tel:`, `mailto:`, or nowhere. */
  href?: string;
}

const Heading = styled('h2')({ marginBottom: 24 });
const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  margin: 0,
  'dt, dd': { margin: 0, paddingBlock: 16, borderTop: `1px solid ${theme.vars.palette.divider}` },
  dd: { paddingLeft: 20 },
  a: { fontWeight: 600 },
  small: { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

/** Where and how to reach the company. */
export const ContactCard = ({ title, entries }: { title: string; entries: ContactEntry[] }) => (
  <div>
    <Heading>{title}</Heading>
    <List>
      {entries.map(({ Icon, label, text, href }) => (
        <Entry key={label} Icon={Icon} label={label} text={text} {...(href && { href })} />
      ))}
    </List>
  </div>
);

const Entry = ({ Icon, label, text, href }: ContactEntry) => (
  <>
    <dt>
      <Icon aria-hidden="true" />
    </dt>
    <dd>
      <small>{label}</small>
      {href ? <a href={href}>{text}</a> : text}
    </dd>
  </>
);
