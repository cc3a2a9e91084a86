import { styled } from '@mui/material/styles';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { ServedHtml } from './ServedHtml.tsx';

export interface Testimonial {
  name: string;
  company: string;
  text: string;
  /** The drawing of the client's project, and a link to the project. */
  art: ReactNode;
  link: ReactNode;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '56px clamp(1.5rem, 3vw, 3rem)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
const Item = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  '& > p': { margin: '16px 0 0', paddingTop: 16, borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.between('sm', 'md')]: {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    columnGap: 32,
    '& > *': { gridColumn: 2 },
    '& > div': { gridArea: '1 / 1 / span 2' },
  },
}));
const Quote = styled('figure')(({ theme }) => ({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  '& > div': { display: 'flex', gap: 4, color: theme.vars.palette.secondary.main },
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
const Picture = styled('div')({
  alignSelf: 'start',
  width: '100%',
  minHeight: 0,
  aspectRatio: '3 / 2',
  marginBottom: 24,
  '@media (scripting: none)': { display: 'none' },
});
export const rating = 5;

/** `ratingLabel` names the five stars. */
export const Testimonials = ({ items, ratingLabel }: { items: Testimonial[]; ratingLabel: string }) => (
  <Columns>
    {items.map(({ name, company, text, art, link }) => (
      <Item key={name}>
        <Picture>{art}</Picture>
        <ServedHtml component={Quote}>
          <div role="img" aria-label={ratingLabel}>
            {Array.from({ length: rating }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the stars are alike and never change
              <Star key={index} size={20} fill="currentColor" />
            ))}
          </div>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <figcaption>
            {name}
            <small>{company}</small>
          </figcaption>
        </ServedHtml>
        <p>{link}</p>
      </Item>
    ))}
  </Columns>
);
