import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Root = styled('div')({ maxWidth: '46rem', marginBottom: 'clamp(2rem, 4vw, 4rem)' });

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
      <Typography variant="subtitle1" color="text.secondary" sx={{ mt: 2 }}>
        {lead}
      </Typography>
    )}
  </Root>
);
