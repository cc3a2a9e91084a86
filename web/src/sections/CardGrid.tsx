import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { columnGap } from '../theme/grid.ts';
import { type HeadingProps, SectionHeading } from './SectionHeading.tsx';

interface CardContent {
  Icon: LucideIcon;
  title: string;
  text: string;
  points?: string[];
  /** Renders the title as a link, whose clickable area is the whole card. */
  link?: (title: string) => ReactNode;
}

/** Joins texts and icons by key, in the order of the icons. */
export const withIcons = <Id extends string>(
  items: Record<Id, Pick<CardContent, 'title' | 'text'>>,
  icons: Record<Id, LucideIcon>,
): CardContent[] => (Object.keys(icons) as Id[]).map((id) => ({ Icon: icons[id], ...items[id] }));

const equalColumns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gridTemplateRows: 'none',
});
const wholeRow = { gridColumn: '1 / -1', gridRow: 'auto' };
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `clamp(1.5rem, 1rem + 2.2vw, 3.5rem) ${columnGap}`,
  '& > :first-of-type': { marginBottom: 0 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
    // The heading spans the three rows of the card beside it. If the heading is taller than the card, only the last
    // of these rows grows.
    '&[data-odd=true]': { gridTemplateRows: 'auto auto 1fr' },
    '&[data-odd=true] > :first-of-type': { gridColumn: 'auto', gridRow: 'span 3' },
  },
  [theme.breakpoints.up('md')]: {
    '&[data-columns="3"]': equalColumns(3),
    '&[data-columns="3"] > :first-of-type': wholeRow,
  },
  [theme.breakpoints.up('lg')]: {
    '&[data-columns="4"]': equalColumns(4),
    '&[data-columns="4"] > :first-of-type': wholeRow,
  },
  '@media print': { '&& > :first-of-type': { gridRow: 'auto' } },
}));
/** The subgrid aligns the icons, titles and texts of neighbouring cards. */
const Root = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  [theme.breakpoints.up('sm')]: {
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    '&[data-points=true]': { gridRow: 'span 4' },
  },
  paddingTop: 20,
  '& > svg': { display: 'block', color: theme.vars.palette.rhine, marginBottom: 24 },
  // On a phone the icon is beside the text.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: 20,
    '& > svg': { gridRow: 'span 3', marginBottom: 0 },
    '& > :not(svg)': { gridColumn: 2 },
  },
  ul: { marginTop: 20, fontSize: '0.9375rem' },
  li: { paddingBlock: 8, borderTop: `1px solid ${theme.vars.palette.divider}` },
  a: { textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  // Chromium does not break a grid with subgrid rows across printed pages.
  '@media print': { '&&': { display: 'block', gridRow: 'auto' } },
  '&:has(a:hover)': { borderTopColor: theme.vars.palette.rhine, h3: { textDecoration: 'underline' } },
}));
const Arrow = styled(ArrowRight)(({ theme }) => ({
  position: 'absolute',
  top: 24,
  right: 0,
  pointerEvents: 'none',
  color: theme.vars.palette.text.secondary,
  transition: 'translate 150ms',
  'a:is(:hover, :focus-visible) + &': { translate: 4, color: theme.vars.palette.rhine },
  // Lets forced-colours mode change the colour of the SVG.
  forcedColorAdjust: 'auto',
}));

interface Props extends HeadingProps {
  cards: CardContent[];
}

/**
 * Cards in four columns, or in three if these are full. In two columns the heading is beside the first of an odd number
 * of cards.
 */
export const CardGrid = ({ cards, ...heading }: Props) => (
  <Columns data-columns={cards.length % 3 === 0 ? 3 : 4} data-odd={cards.length % 2 === 1}>
    <SectionHeading {...heading} />
    {cards.map(({ Icon, title, text, points, link }) => (
      <Root key={title} data-points={points !== undefined}>
        <Icon size={32} strokeWidth={1.5} />
        <Typography variant="h3" gutterBottom>
          {link ? link(title) : title}
          {link && <Arrow size={24} strokeWidth={1.5} />}
        </Typography>
        <Typography color="textSecondary">{text}</Typography>
        {points && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </Root>
    ))}
  </Columns>
);
