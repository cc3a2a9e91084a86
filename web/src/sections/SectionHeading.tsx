import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Root = styled('div')({
  h2: { marginBottom: 16 },
  maxWidth: '46rem',
  marginBottom: 'clamp(2rem, 3.5vw, 3.5rem)',
});

interface Props {
  id: string;
  title: string;
  lead?: string;
}

export const SectionHeading = ({ id, title, lead }: Props) => (
  <Root>
    <Typography variant="h2" id={id}>
      {title}
    </Typography>
    {lead && <Typography variant="lead">{lead}</Typography>}
  </Root>
);
