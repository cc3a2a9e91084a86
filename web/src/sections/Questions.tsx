import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { measure } from '../theme/grid.ts';
import { type ItemsProps, SectionHeading, Split } from './SectionHeading.tsx';

interface Question {
  question: string;
  /** The id of the prices, for links. */
  id?: string;
  /** Shown above the answer. */
  prices?: { what: string; price: string }[];
  answer: string;
  link?: ReactNode;
  /** A button below the answer. */
  action?: ReactNode;
}

const Item = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  summary: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 18,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover h3': { textDecoration: 'underline' },
  },
  svg: { flexShrink: 0, marginTop: 4, color: theme.vars.palette.rhine },
  '&[open] svg': { transform: 'rotate(45deg)' },
  // A link to the prices also shows their question, which has up to three lines on a phone.
  dl: { marginBottom: 20, scrollMarginTop: '7rem' },
  // On a phone each price is below its words.
  'dl div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    paddingBlock: 8,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  dt: { flex: '1 1 13rem' },
  dd: { flex: '0 1 12.5rem', fontWeight: 600 },
}));
const Answer = styled(Typography)({ maxWidth: measure, marginBottom: 20 });
const Action = styled('div')({ marginBottom: 28 });

/** Questions that expand without a script. The first one is open. */
export const Questions = ({ items, ...heading }: ItemsProps<Question>) => (
  <Split>
    <SectionHeading {...heading} />
    <div>
      {items.map(({ question, id, prices, answer, link, action }, index) => (
        <Item key={question} open={index === 0}>
          <summary>
            <Typography variant="h3">{question}</Typography>
            <Plus size={24} aria-hidden="true" />
          </summary>
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
          <Answer color="textSecondary">{answer}</Answer>
          {link && <Answer color="textSecondary">{link}</Answer>}
          {action && <Action>{action}</Action>}
        </Item>
      ))}
    </div>
  </Split>
);
