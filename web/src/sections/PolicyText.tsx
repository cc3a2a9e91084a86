import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { headerHeight, measure } from '../theme/grid.ts';
import { ServedHtml } from './ServedHtml.tsx';

interface Props {
  back: ReactNode;
  title: string;
  /** The date of the last change: as text, and as `YYYY-MM-DD`. */
  updated: string;
  updatedOn: string;
  lead: string;
  /** The accessible name of the table of contents. */
  contents: string;
  sections: { title: string; paragraphs: string[]; items?: string[] }[];
  related: { label: string; links: ReactNode[] };
  contact: { title: string; text: string; entries: { label: string; text: string; href?: string }[] };
}

const Root = styled('article')(({ theme }) => ({
  paddingBlock: 'clamp(2rem, 5vw, 5rem) clamp(4rem, 8vw, 8rem)',
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44, marginBottom: 24 },
  'p:not([class]), section ul': { maxWidth: measure, margin: '0 0 16px' },
  'section ul': { paddingLeft: 20, listStyle: 'disc' },
  'section li': { marginBottom: 8 },
  time: { color: theme.vars.palette.text.secondary },
  dl: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '8px 24px' },
  dt: { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { dl: { display: 'block' }, dd: { marginBottom: 12 } },
}));
const Columns = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gap: 'clamp(2rem, 5vw, 5rem)',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  },
}));
/** In wide windows the table of contents stays in view beside the text. In narrow windows it is hidden. */
const Aside = styled('div')(({ theme }) => ({
  marginBottom: 24,
  nav: { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: headerHeight.wide + 24,
    alignSelf: 'start',
    marginBottom: 0,
    maxHeight: `calc(100dvh - ${headerHeight.wide + 48}px - var(--bars-room,0px))`,
    overflowY: 'auto',
    nav: { display: 'block', marginTop: 32 },
    ul: { borderTop: `1px solid ${theme.vars.palette.divider}` },
    li: { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    a: { display: 'block', paddingBlock: 6, fontSize: '0.9375rem', textDecoration: 'none' },
    'a:hover': { textDecoration: 'underline' },
    'a:focus-visible': { outlineOffset: -2 },
  },
}));
const Related = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  maxWidth: measure,
  margin: '48px 0 16px',
  overflowWrap: 'anywhere',
});

const contactId = 'policy-contact';
const idOf = (index: number) => `policy-${index + 1}`;

export const PolicyText = ({
  back,
  title,
  updated,
  updatedOn,
  lead,
  contents,
  sections,
  related,
  contact,
}: Props) => (
  <ServedHtml component={Root}>
    {back}
    <Typography variant="h1" sx={{ mb: 3, fontSize: 'clamp(1.5rem, 0.6rem + 5vw, 4rem)' }}>
      {title}
    </Typography>
    <Columns>
      <Aside>
        <time dateTime={updatedOn}>{updated}</time>
        <nav aria-label={contents}>
          <ul>
            {sections.map((section, index) => (
              <li key={section.title}>
                <Link href={`#${idOf(index)}`}>{section.title}</Link>
              </li>
            ))}
            <li>
              <Link href={`#${contactId}`}>{contact.title}</Link>
            </li>
          </ul>
        </nav>
      </Aside>
      <div>
        <Typography variant="lead" color="textPrimary" sx={{ mb: 2, maxWidth: measure }}>
          {lead}
        </Typography>
        {sections.map(({ title, paragraphs, items }, index) => (
          <section key={title}>
            <Typography variant="h3" component="h2" id={idOf(index)} gutterBottom sx={{ mt: 6 }}>
              {title}
            </Typography>
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
        ))}
        <Related>
          {related.label}
          {related.links}
        </Related>
        <Typography variant="h3" component="h2" id={contactId} gutterBottom sx={{ mt: 6 }}>
          {contact.title}
        </Typography>
        <p>{contact.text}</p>
        <dl>
          {contact.entries.map(({ label, text, href }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{href ? <Link href={href}>{text}</Link> : text}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </Columns>
  </ServedHtml>
);
