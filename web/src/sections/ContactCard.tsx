import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ComponentType } from 'react';

interface ContactEntry {
  Icon: ComponentType;
  label: string;
  text: string;
  /** A `tel:` or `mailto:` address. */
  href?: string;
}

/** On a phone the icons alone name the entries, so that the first view shows telephone and e-mail. */
const Root = styled('div')(({ theme }) => ({
  'dl > div': {
    position: 'relative',
    padding: '16px 0 16px 44px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  svg: { position: 'absolute', insetInlineStart: 0, top: 16, color: theme.vars.palette.rhine },
  dt: { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  // Makes the link at least 24 pixels high, which WCAG 2.2 asks of a target.
  a: { paddingBlock: 2, fontWeight: 600 },
  [theme.breakpoints.up('md')]: { 'dd:has(a)': theme.typography.h3 },
  [theme.breakpoints.down('sm')]: {
    'dt span': visuallyHidden,
    'dl > div': { padding: '6px 0 6px 44px', borderTop: 0 },
    svg: { top: 8 },
  },
}));

export const ContactCard = ({ title, entries }: { title: string; entries: ContactEntry[] }) => (
  <Root>
    <Typography
      variant="h3"
      component="h2"
      gutterBottom
      sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}
    >
      {title}
    </Typography>
    <dl>
      {entries.map(({ Icon, label, text, href }) => (
        <div key={label}>
          <dt>
            <Icon />
            <span>{label}</span>
          </dt>
          <dd>{href ? <Link href={href}>{text}</Link> : text}</dd>
        </div>
      ))}
    </dl>
  </Root>
);
