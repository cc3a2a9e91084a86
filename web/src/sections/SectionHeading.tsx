import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Root = styled('div')({
  maxWidth: '46rem',
  marginBottom: 'var(--heading-gap, clamp(2rem, 3.5vw, 3.5rem))',
});

export interface HeadingProps {
  id: string;
  title: string;
  lead?: string | undefined;
}

export interface ItemsProps<Item = { title: string; text: string }> extends HeadingProps {
  items: Item[];
}

export const SectionHeading = ({ id, title, lead }: HeadingProps) => (
  <Root>
    <Typography variant="h2" id={id} gutterBottom>
      {title}
    </Typography>
    {lead && <Typography variant="lead">{lead}</Typography>}
  </Root>
);

/** Heading on the left, content on the right; one below the other in narrow windows. */
export const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 'clamp(2rem, 5vw, 5rem)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
}));
