import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FigureList } from './Figures.tsx';
import { useCountUp } from './useCountUp.ts';

export interface Statistic {
  label: string;
  /** The texts of the figure, one per step of the count-up, the final one last. A single text does not count up. */
  steps: readonly string[];
}

/** Figures that count up when the band comes into view. Assistive technology reads only the final values. */
export const Statistics = ({ statistics }: { statistics: Statistic[] }) => {
  const { ref, step } = useCountUp<HTMLDivElement>();
  return (
    <div ref={ref}>
      <FigureList>
        {statistics.map(({ label, steps }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Box component="span" sx={visuallyHidden}>
                {steps.at(-1)}
              </Box>
              <span aria-hidden="true">{steps[step] ?? steps.at(-1)}</span>
            </dd>
          </div>
        ))}
      </FigureList>
    </div>
  );
};
