import { Star } from 'lucide-react';
import { styled } from '../theme/styled.ts';

export interface Testimonial {
  name: string;
  company: string;
  text: string;
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(1.5rem, 3vw, 3rem)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
const Quote = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  paddingTop: 24,
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  blockquote: {
    margin: '20px 0 28px',
    fontSize: '1.1875rem',
    lineHeight: 1.5,
    maxWidth: '40rem',
  },
  figcaption: { marginTop: 'auto', fontWeight: 600 },
  small: {
    display: 'block',
    fontSize: '0.9375rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));
const Stars = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  color: theme.vars.palette.secondary.main,
}));

export const rating = 5;

/** Testimonials of clients, each with five stars, which `ratingLabel` describes. */
export const Testimonials = ({ items, ratingLabel }: { items: Testimonial[]; ratingLabel: string }) => (
  <Grid>
    {items.map(({ name, company, text }) => (
      <Quote key={name}>
        <Stars role="img" aria-label={ratingLabel}>
          {Array.from({ length: rating }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the stars are alike and never change
            <Star key={index} size={20} fill="currentColor" />
          ))}
        </Stars>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          {name}
          <small>{company}</small>
        </figcaption>
      </Quote>
    ))}
  </Grid>
);
