import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Root = styled('div')({ maxWidth: '46rem', marginBottom: 'clamp(1rem, 2vw, 2rem)' });

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
    {lead && (
      <Typography variant="subtitle1" sx={{ mt: 2, color: 'text.secondary' }}>
        {lead}
      </Typography>
    )}
  </Root>
);
