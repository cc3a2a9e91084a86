import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { measure } from '../theme/grid.ts';
import { type ItemsProps, SectionHeading, Split } from './SectionHeading.tsx';

interface Question {
  /** The id of the answer, for links. */
  id?: string;
  question: string;
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
}));
// A link to an answer also shows its question, which has up to three lines on a phone.
const Answer = styled(Typography)({ maxWidth: measure, marginBottom: 20, scrollMarginTop: '7rem' });
const Action = styled('div')({ marginBottom: 28 });

/** Questions that expand without a script. The first one is open. */
export const Questions = ({ items, ...heading }: ItemsProps<Question>) => (
  <Split>
    <SectionHeading {...heading} />
    <div>
      {items.map(({ id, question, answer, link, action }, index) => (
        <Item key={question} open={index === 0}>
          <summary>
            <Typography variant="h3">{question}</Typography>
            <Plus size={24} aria-hidden="true" />
          </summary>
          <Answer id={id} color="textSecondary">
            {answer}
          </Answer>
          {link && <Answer color="textSecondary">{link}</Answer>}
          {action && <Action>{action}</Action>}
        </Item>
      ))}
    </div>
  </Split>
);
