import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { columnGap } from '../theme/grid.ts';

/** The lead is beside the title if there is room for both. */
const Root = styled('div')({
  display: 'grid',
  gap: `16px ${columnGap}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
  alignItems: 'baseline',
  alignContent: 'start',
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
    <Typography variant="h2" id={id}>
      {title}
    </Typography>
    {lead && <Typography variant="lead">{lead}</Typography>}
    {action}
  </Root>
);

/** Two halves, one below the other in narrow windows. The second one begins where the leads of headings begin. */
export const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
