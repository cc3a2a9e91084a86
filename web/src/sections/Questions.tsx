import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { columnGap, measure } from '../theme/grid.ts';
import { type ItemsProps, SectionHeading } from './SectionHeading.tsx';

interface Question {
  question: string;
  /** The id of the prices, for links. */
  id?: string;
  /** Shown above the answer. */
  prices?: { what: string; price: string }[];
  answer: string;
  link?: ReactNode;
  /** A button after the answer. */
  action?: ReactNode;
}

const Item = styled('details')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: `2px solid ${theme.vars.palette.text.primary}` },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 18,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover h3': { textDecoration: 'underline' },
  },
  svg: { flexShrink: 0, color: theme.vars.palette.rhine },
  '&[open] svg': { transform: 'rotate(45deg)' },
  // A link to the prices also shows their question, which has up to three lines on a phone.
  dl: { gridRow: 'span 2', scrollMarginTop: '7rem' },
  // On a phone each price is below its words.
  'dl div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    paddingBlock: 8,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  'dl div:last-child': { borderBottom: 0 },
  dt: { flex: '1 1 13rem' },
  dd: { flex: '0 1 12.5rem', fontWeight: 600 },
}));
/** In a wide window, the answer and the button are on the right of the prices. Without prices, the link is on the right. */
const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `20px ${columnGap}`,
  alignItems: 'baseline',
  paddingBottom: 28,
  // `:where()` adds no specificity, so the `sx` of a paragraph, which comes later, wins.
  '& :where(p)': { maxWidth: measure },
  '& > a': { justifySelf: 'start' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '&:has(dl)': { gridTemplateRows: 'auto 1fr' },
  },
}));

/** Questions that expand without a script. The first one is open. */
export const Questions = ({ items, ...heading }: ItemsProps<Question>) => (
  <>
    <SectionHeading {...heading} />
    <div>
      {items.map(({ question, id, prices, answer, link, action }, index) => (
        <Item key={question} open={index === 0}>
          <summary>
            <Typography variant="h3">{question}</Typography>
            <Plus />
          </summary>
          <Body>
            {prices && (
              <dl id={id}>
                {prices.map(({ what, price }) => (
                  <div key={what}>
                    <dt>{what}</dt>
                    <dd>{price}</dd>
                  </div>
                ))}
              </dl>
            )}
            <Typography color="textSecondary">{answer}</Typography>
            {link && <Typography color="textSecondary">{link}</Typography>}
            {action}
          </Body>
        </Item>
      ))}
    </div>
  </>
);
