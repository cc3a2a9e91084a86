import { styled } from '../styled.ts';
import { FigureList } from './Figures.tsx';
import { useCountUp } from './useCountUp.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

export interface Statistic {
  label: string;
  /** Where the count ends; a figure without it stands still. */
  final?: number;
  /** The figure as text, for any number on the way. */
  format: (number: number) => string;
}

const Band = styled('div')({ marginTop: -16 });

/** The final figures for everybody, and a count-up for the eyes once the band is in view. */
export const Statistics = ({ statistics }: { statistics: Statistic[] }) => {
  const { ref, share } = useCountUp<HTMLDivElement>();
  return (
    <Band ref={ref}>
      <FigureList>
        {statistics.map(({ label, final = 0, format }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <VisuallyHidden>{format(final)}</VisuallyHidden>
              <span aria-hidden="true">{format(final * share)}</span>
            </dd>
          </div>
        ))}
      </FigureList>
    </Band>
  );
};
