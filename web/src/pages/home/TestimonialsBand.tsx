import Link from '@mui/material/Link';
import NoSsr from '@mui/material/NoSsr';
import { styled } from '@mui/material/styles';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePath } from '../../routing/usePath.ts';
import { Amount } from '../../sections/Figures.tsx';
import { Section } from '../../sections/Section.tsx';
import { SectionHeading } from '../../sections/SectionHeading.tsx';
import { ServedHtml } from '../../sections/ServedHtml.tsx';
import { columnGap } from '../../theme/grid.ts';
import { caseFragment, caseIds, cases } from '../cases.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `40px ${columnGap}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
/** Below `md` the result is beside the picture. */
const Item = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '16px clamp(1rem, 3vw, 2rem)',
  gridTemplateColumns: 'min(40%, 15rem) minmax(0, 1fr)',
  alignContent: 'start',
  [theme.breakpoints.down('md')]: { figure: { gridColumn: '1 / -1' } },
  [theme.breakpoints.up('md')]: { gridTemplate: 'auto auto 1fr / minmax(0, 1fr)' },
}));
const Picture = styled('div')({
  minHeight: 0,
  height: 'clamp(7.5rem, 15vw, 13rem)',
  '@media (scripting: none)': { display: 'none' },
});
const Result = styled('div')({
  alignSelf: 'center',
  strong: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '0.12em',
    marginBottom: 8,
    // Even with text of 200 % a word fits beside the picture.
    fontSize: 'min(3.5rem, 13vw)',
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '-0.035em',
    small: { fontSize: 'min(1.5rem, 5.5vw)' },
  },
});
const Quote = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { display: 'flex', gap: 4, color: theme.vars.palette.vardar },
  blockquote: {
    margin: '12px 0 16px',
    fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
    lineHeight: 1.45,
  },
  figcaption: { marginTop: 'auto', fontWeight: 600, lineHeight: 1.4 },
  small: {
    display: 'block',
    fontSize: '0.9375rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));

const rating = 5;

export const TestimonialsBand = () => {
  const { t } = useTranslation('home');
  const path = usePath();
  return (
    <Section>
      <SectionHeading id="testimonials" title={t('testimonials.title')} />
      <Columns>
        {caseIds.map((id) => {
          const Art = cases[id];
          const { figure, text, name, company } = t(`testimonials.items.${id}`, { returnObjects: true });
          return (
            <Item key={id}>
              <Picture>
                {/* Prerendered drawings would make the document larger than TCP's initial congestion window. */}
                <NoSsr defer>
                  <Art />
                </NoSsr>
              </Picture>
              <Result>
                <strong>
                  <Amount text={figure} />
                </strong>{' '}
                <Link href={path(id, caseFragment)}>{t(`cases.titles.${id}`, { ns: 'common' })}</Link>
              </Result>
              <ServedHtml component={Quote}>
                <div role="img" aria-label={t('testimonials.rating', { rating })}>
                  {Array.from({ length: rating }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the stars are alike and never change
                    <Star key={index} size={16} fill="currentColor" />
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
            </Item>
          );
        })}
      </Columns>
    </Section>
  );
};
