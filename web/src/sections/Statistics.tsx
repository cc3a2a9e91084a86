import { VisuallyHidden } from '../components/VisuallyHidden.ts';
import { FigureList } from './Figures.tsx';
import { useCountUp } from './useCountUp.ts';

export interface Statistic {
  label: string;
  /** The texts of the figure for each step of the count, the final one last. A single text is not counted up. */
  steps: readonly string[];
}

/** Figures that count up once the band is in view. Assistive technology reads the final values. */
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
