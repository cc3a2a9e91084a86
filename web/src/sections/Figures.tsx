import { pair } from '../theme/grid.ts';
import { styled } from '../theme/styled.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface Figure {
  title: string;
  text: string;
}

export const FigureList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '32px clamp(1.5rem, 3vw, 3rem)',
  margin: 0,
  gridTemplateColumns: pair,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingTop: 20,
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  },
  dt: { color: theme.vars.palette.text.secondary },
  dd: {
    margin: 0,
    fontSize: 'clamp(1.5rem, 8.75vw, 4.5rem)',
    [theme.breakpoints.up('md')]: { fontSize: 'min(4.4vw, 4.5rem)' },
    fontWeight: 600,
    lineHeight: 1.1,
    letterSpacing: '-0.035em',
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** Claims as large figures with their labels. */
export const Figures = ({
  id,
  title,
  lead,
  items,
}: {
  id: string;
  title: string;
  lead: string;
  items: Figure[];
}) => (
  <>
    <SectionHeading id={id} title={title} lead={lead} />
    <FigureList>
      {items.map((item) => (
        <div key={item.text}>
          <dt>{item.text}</dt>
          <dd>{item.title}</dd>
        </div>
      ))}
    </FigureList>
  </>
);
