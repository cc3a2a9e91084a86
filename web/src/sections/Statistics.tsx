import { FigureList } from './Figures.tsx';
import { useCountUp } from './useCountUp.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

export interface Statistic {
  label: string;
  /** The figure as text at every step of the count, the final one last; one alone stands still. */
  steps: readonly string[];
}

/** The final figures for everybody, and a count-up for the eyes once the band is in view. */
export const Statistics = ({ statistics }: { statistics: Statistic[] }) => {
  const { ref, step } = useCountUp<HTMLDivElement>();
  return (
    <div ref={ref}>
      <FigureList>
        {statistics.map(({ label, steps }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <VisuallyHidden>{steps.at(-1)}</VisuallyHidden>
              <span aria-hidden="true">{steps[step] ?? steps.at(-1)}</span>
            </dd>
          </div>
        ))}
      </FigureList>
    </div>
  );
};
