import { type ReactNode, Suspense } from 'react';
import { measure } from '../theme/grid.ts';
import { styled } from '../theme/styled.ts';

interface PolicySection {
  title: string;
  paragraphs: string[];
  items?: string[];
}

interface Props {
  back: ReactNode;
  title: string;
  /** The date of the last change: as text, and as `YYYY-MM-DD`. */
  updated: string;
  updatedOn: string;
  lead: string;
  sections: PolicySection[];
  /** Links to further policies. */
  related: { label: string; links: ReactNode[] };
  contact: { title: string; text: string; entries: { label: string; text: string; href?: string }[] };
}

const Root = styled('article')(({ theme }) => ({
  paddingBlock: 'clamp(2rem, 5vw, 5rem) clamp(4rem, 8vw, 8rem)',
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44, marginBottom: 24 },
  h1: { fontSize: 'clamp(1.5rem, 0.6rem + 5vw, 4rem)', margin: '0 0 24px' },
  h2: { ...theme.typography.h3, margin: '48px 0 12px' },
  'p, ul': { maxWidth: measure, margin: '0 0 16px' },
  ul: { paddingLeft: 20 },
  li: { marginBottom: 8 },
  time: { color: theme.vars.palette.text.secondary },
  dl: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '8px 24px', margin: 0 },
  dt: { color: theme.vars.palette.text.secondary },
  dd: { margin: 0 },
  [theme.breakpoints.down('sm')]: { dl: { display: 'block' }, dd: { marginBottom: 12 } },
}));
const Lead = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, marginTop: '24px !important' }));

const Related = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  marginTop: '48px !important',
  overflowWrap: 'anywhere',
});

const Section = ({ title, paragraphs, items }: PolicySection) => (
  <section>
    <h2>{title}</h2>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {items && (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
  </section>
);

/** A long text at a comfortable line length. Each section hydrates separately. */
export const PolicyText = ({ back, title, updated, updatedOn, lead, sections, related, contact }: Props) => (
  <Root>
    {back}
    <h1>{title}</h1>
    <time dateTime={updatedOn}>{updated}</time>
    <Lead>{lead}</Lead>
    {sections.map((section) => (
      <Suspense key={section.title}>
        <Section {...section} />
      </Suspense>
    ))}
    <Related>
      {related.label}
      {related.links}
    </Related>
    <h2>{contact.title}</h2>
    <p>{contact.text}</p>
    <dl>
      {contact.entries.map(({ label, text, href }) => (
        <Entry key={label} label={label} text={text} {...(href && { href })} />
      ))}
    </dl>
  </Root>
);

const Entry = ({ label, text, href }: Props['contact']['entries'][number]) => (
  <>
    <dt>{label}</dt>
    <dd>{href ? <a href={href}>{text}</a> : text}</dd>
  </>
);
