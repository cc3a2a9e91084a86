import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ItemsProps, SectionHeading } from './SectionHeading.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '16px clamp(1.5rem, 3vw, 3rem)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > *': { paddingTop: 12, borderTop: `2px solid ${theme.vars.palette.text.primary}` },
}));

/** Statements with their reasons, side by side in a wide window. */
export const Reasons = ({ items, ...heading }: ItemsProps) => (
  <>
    <SectionHeading {...heading} />
    <Columns>
      {items.map(({ title, text }) => (
        <div key={title}>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ fontSize: 'clamp(0.9375rem, 0.9rem + 0.2vw, 1.0625rem)' }}>
            {text}
          </Typography>
        </div>
      ))}
    </Columns>
  </>
);
