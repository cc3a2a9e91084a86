import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { columnGap } from '../theme/grid.ts';
import { type ItemsProps, SectionHeading, Split } from './SectionHeading.tsx';

const Items = styled('div')<{ ownerState: { arePaired: boolean } }>(({ theme }) => ({
  variants: [
    {
      props: { arePaired: true },
      style: {
        [theme.breakpoints.up('md')]: {
          display: 'grid',
          columnGap,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
          '& > :nth-child(2)': { borderTop: `2px solid ${theme.vars.palette.text.primary}` },
        },
      },
    },
  ],
}));
const Item = styled(Split)(({ theme }) => ({
  rowGap: 8,
  alignItems: 'baseline',
  paddingBlock: 'clamp(1.25rem, 2.2vw, 2rem)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: `2px solid ${theme.vars.palette.text.primary}` },
}));

/**
 * Items with large titles, one below the other. In wide windows, an even number of items is in two columns. Of an odd
 * number, each text is beside its title.
 */
export const Rows = ({ items, ...heading }: ItemsProps) => (
  <>
    <SectionHeading {...heading} />
    <Items ownerState={{ arePaired: items.length % 2 === 0 }}>
      {items.map((row) => (
        <Item key={row.title}>
          <Typography variant="h2" component="h3" sx={{ fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem)' }}>
            {row.title}
          </Typography>
          <Typography
            color="textSecondary"
            sx={{ maxWidth: '40rem', fontSize: { sm: '1.1875rem' }, textWrap: { sm: 'balance' } }}
          >
            {row.text}
          </Typography>
        </Item>
      ))}
    </Items>
  </>
);
