import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { columnGap, columns } from '../theme/grid.ts';

const Root = styled('div')({
  maxWidth: '46rem',
  marginBottom: 'var(--heading-gap, clamp(2rem, 3.5vw, 3.5rem))',
});

export interface HeadingProps {
  id: string;
  title: string;
  lead?: string | undefined;
  /** Below the lead. */
  action?: ReactNode;
}

export interface ItemsProps<Item = { title: string; text: string }> extends HeadingProps {
  items: Item[];
}

export const SectionHeading = ({ id, title, lead, action }: HeadingProps) => (
  <Root>
    <Typography variant="h2" id={id} gutterBottom>
      {title}
    </Typography>
    {lead && <Typography variant="lead">{lead}</Typography>}
    {action}
  </Root>
);

/** Heading on the left, content on the right; one below the other in narrow windows. */
export const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `${columns(5)} minmax(0, 1fr)` },
}));
