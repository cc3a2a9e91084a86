import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { columnGap, measure, pair } from '../theme/grid.ts';
import { type ItemsProps, SectionHeading, Split } from './SectionHeading.tsx';

const Columns = styled(Split)({
  rowGap: 32,
  '& > div > div': { marginBottom: 24 },
  // `:where()` adds no specificity, so the `sx` of a paragraph, which comes later, wins.
  '& :where(p)': { maxWidth: measure },
});
const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `24px ${columnGap}`,
  '& > svg': { height: 'auto', aspectRatio: '3 / 2' },
  [theme.breakpoints.up('sm')]: {
    '&[data-art=true]': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      ul: { gridTemplateColumns: 'none' },
    },
    '& > svg': { height: '100%' },
  },
}));
const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: 24,
  alignContent: 'start',
  '&[data-short=true]': { gridTemplateColumns: pair },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  li: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    paddingBlock: 16,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
    ...theme.typography.h3,
  },
  svg: { flexShrink: 0, color: theme.vars.palette.rhine },
}));

/** If every item has at most this number of characters, the list has two columns even on a phone. */
const shortLength = 11;

interface Props extends ItemsProps<string> {
  note: string;
  art?: ReactNode;
}

/** `action` is below the note. */
export const Checklist = ({ items, note, action, art, ...heading }: Props) => (
  <Columns>
    <div>
      <SectionHeading {...heading} />
      <Typography color="textSecondary">{note}</Typography>
      {action}
    </div>
    <Content data-art={art !== undefined}>
      {art}
      <Items data-short={items.every((item) => item.length <= shortLength)}>
        {items.map((item) => (
          <li key={item}>
            <Check />
            {item}
          </li>
        ))}
      </Items>
    </Content>
  </Columns>
);
