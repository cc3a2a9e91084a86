import { styled } from '@mui/material/styles';
import { columnGap, pair } from '../theme/grid.ts';
import { type ItemsProps, SectionHeading, Split } from './SectionHeading.tsx';

export const FigureList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: `clamp(2rem, 4vw, 4rem) ${columnGap}`,
  gridTemplateColumns: pair,
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingTop: 20,
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  },
  dt: { lineHeight: 1.35, color: theme.vars.palette.text.secondary },
  dd: {
    fontSize: 'clamp(1.5rem, 8.75vw, 4.5rem)',
    // At this size the longest number, "99,9 %", fits into its column even with the letter spacing of WCAG 1.4.12.
    [theme.breakpoints.up('md')]: { fontSize: 'min(5.2vw, 4.5rem)' },
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '-0.035em',
    fontVariantNumeric: 'tabular-nums',
    'small:first-of-type': { display: 'block' },
  },
}));

const Words = styled('small')({
  fontSize: 'clamp(1.0625rem, 0.9rem + 0.7vw, 1.5rem)',
  lineHeight: 1.3,
  letterSpacing: 0,
});

/** Shows the words around a number in a smaller size: «über» in «über 200 %», but not «%». */
export const Amount = ({ text }: { text: string }) => {
  const [, before, number, after] = /^(\D*)(.*?)(\s\p{L}.*)?$/u.exec(text) ?? [];
  return (
    <>
      {before && <Words>{before}</Words>}
      {number}
      {after && <Words>{after}</Words>}
    </>
  );
};

export const Figures = ({ items, ...heading }: ItemsProps) => (
  <Split>
    <SectionHeading {...heading} />
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
