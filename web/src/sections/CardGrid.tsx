import Card from '@mui/material/Card';
import { type SxProps, styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { columnGap, measure } from '../theme/grid.ts';
import { iconStyles } from '../theme/iconStyles.ts';
import { type HeadingProps, SectionHeading } from './SectionHeading.tsx';

interface CardContent {
  Icon: LucideIcon;
  title: string;
  text: string;
  /** The last one is the price. */
  points?: string[];
  /** Renders the title as a link, whose clickable area is the whole card. */
  link?: (title: string) => ReactNode;
}

/** Joins texts and icons by key, in the order of the icons. */
export const withIcons = <Id extends string>(
  items: Record<Id, Pick<CardContent, 'title' | 'text'>>,
  icons: Record<Id, LucideIcon>,
): CardContent[] => (Object.keys(icons) as Id[]).map((id) => ({ Icon: icons[id], ...items[id] }));

/**
 * Puts the heading beside the first cards. It is half as wide as the page and spans the three rows of a card. If it is taller
 * than a card, the third row becomes taller.
 */
const headingBeside = {
  gridTemplateRows: 'auto auto 1fr',
  '& > :first-child': { gridColumn: 'span 6', gridRow: 'span 3' },
};
/** Twelve columns, of which a card takes six, and three in a wide window. */
const Columns = styled('div')<{ ownerState: { count: number } }>(({ theme }) => ({
  display: 'grid',
  gap: `clamp(1.5rem, 1rem + 2.2vw, 3.5rem) ${columnGap}`,
  '& > :first-child': { marginBottom: 0 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 6' },
    '& > :first-child': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('lg')]: { '& > :not(:first-child)': { gridColumn: 'span 3' } },
  variants: [
    {
      props: ({ ownerState: { count } }) => count % 2 === 1,
      style: { [theme.breakpoints.between('sm', 'lg')]: headingBeside },
    },
    {
      props: { count: 3 },
      style: { [theme.breakpoints.up('lg')]: { '& > :not(:first-child)': { gridColumn: 'span 4' } } },
    },
    { props: { count: 6 }, style: { [theme.breakpoints.up('lg')]: headingBeside } },
    {
      props: { count: 7 },
      style: { [theme.breakpoints.up('lg')]: { '& > :nth-child(2)': { gridColumn: 'span 6' } } },
    },
  ],
  '@media print': { '&& > :first-child': { gridRow: 'auto' } },
}));
/** The subgrid aligns the icons, titles and texts of neighbouring cards. */
const Root = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  [theme.breakpoints.up('sm')]: {
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    '&[data-points]': { gridRow: 'span 4' },
  },
  paddingTop: 20,
  '& > svg': { ...iconStyles(theme), display: 'block', marginBottom: 24 },
  // On a phone the icon is beside the text.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: 12,
    '& > svg': { gridRow: 'span 3', marginBottom: 0 },
    '& > :not(svg)': { gridColumn: 2 },
  },
  ul: { marginTop: 20, fontSize: '0.9375rem' },
  li: { paddingBlock: 8, borderTop: `1px solid ${theme.vars.palette.divider}` },
  'li:last-child': { fontWeight: 600 },
  a: { textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  // Chromium does not break a grid with subgrid rows across printed pages.
  '@media print': { '&&': { display: 'block', gridRow: 'auto' } },
  '&:has(a:hover)': { borderTopColor: theme.vars.palette.rhine, h3: { textDecoration: 'underline' } },
}));
const Arrow = styled(ArrowRight)(({ theme }) => ({
  position: 'absolute',
  top: 28,
  // The symbol is 4px narrower than its box, on each side.
  right: -4,
  pointerEvents: 'none',
  color: theme.vars.palette.text.secondary,
  transition: 'translate 150ms',
  'a:is(:hover, :focus-visible) + &': { translate: 4, color: theme.vars.palette.rhine },
  // Lets forced-colours mode change the colour of the SVG.
  forcedColorAdjust: 'auto',
}));

/** The style of the text in a card that spans two columns. */
const wideText: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.up('lg')]: { maxWidth: measure, fontSize: theme.typography.lead.fontSize },
});

interface Props extends HeadingProps {
  cards: CardContent[];
}

/**
 * Cards in two columns, or four in a wide window. Three, four, six, seven or eight cards leave no cell empty. The heading
 * stands beside the first card of an odd number. In a wide window it stands beside the first two of six cards, the first of
 * seven cards is twice as wide and has a larger text, and three cards fill a row.
 */
export const CardGrid = ({ cards, ...heading }: Props) => (
  <Columns ownerState={{ count: cards.length }}>
    <SectionHeading {...heading} />
    {cards.map(({ Icon, title, text, points, link }, index) => (
      <Root key={title} data-points={points && true}>
        <Icon size={40} />
        <Typography variant="h3" gutterBottom>
          {link ? link(title) : title}
          {link && <Arrow strokeWidth={1.5} />}
        </Typography>
        <Typography color="textSecondary" sx={cards.length === 7 && index === 0 ? wideText : null}>
          {text}
        </Typography>
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
