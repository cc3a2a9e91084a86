import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';

export interface ContactEntry {
  Icon: ComponentType;
  label: string;
  text: string;
  /** A `tel:` or `mailto:` address. */
  href?: string;
}

const Entries = styled('dl')(({ theme }) => ({
  '& > div': {
    position: 'relative',
    padding: '16px 0 16px 44px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  svg: { position: 'absolute', insetInlineStart: 0, top: 16 },
  dt: { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  a: { fontWeight: 600 },
}));

export const ContactCard = ({ title, entries }: { title: string; entries: ContactEntry[] }) => (
  <div>
    <Typography variant="h2" sx={{ mb: 3 }}>
      {title}
    </Typography>
    <Entries>
      {entries.map(({ Icon, label, text, href }) => (
        <div key={label}>
          <dt>
            <Icon aria-hidden="true" />
            {label}
          </dt>
          <dd>{href ? <a href={href}>{text}</a> : text}</dd>
        </div>
      ))}
    </Entries>
  </div>
);
