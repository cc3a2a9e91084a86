import { pair } from '../theme/grid.ts';
import { styled } from '../theme/styled.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { Split } from './Split.ts';

interface Figure {
  title: string;
  text: string;
}

export const FigureList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(2rem, 4vw, 4rem) clamp(1.5rem, 3vw, 3rem)',
  margin: 0,
  gridTemplateColumns: pair,
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
    // The longest figure, "99,9 %", fits into its column.
    [theme.breakpoints.up('md')]: { fontSize: 'min(6.2vw, 5.75rem)' },
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '-0.035em',
    fontVariantNumeric: 'tabular-nums',
    small: { display: 'block', fontSize: '1.5rem', lineHeight: 1.3, letterSpacing: 0 },
  },
}));

/** Words before the number, as in «über 200 %», stand small above it. */
const Amount = ({ text }: { text: string }) => {
  const start = text.search(/\d/);
  return (
    <>
      {start > 0 && <small>{text.slice(0, start)}</small>}
      {text.slice(start)}
    </>
  );
};

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
  <Split>
    <SectionHeading id={id} title={title} lead={lead} />
    <FigureList>
      {items.map((item) => (
        <div key={item.text}>
          <dt>{item.text}</dt>
          <dd>
            <Amount text={item.title} />
          </dd>
        </div>
      ))}
    </FigureList>
  </Split>
);
