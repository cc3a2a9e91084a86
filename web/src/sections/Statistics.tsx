import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FigureList } from './Figures.tsx';
import { useCountUp } from './useCountUp.ts';

export interface Statistic {
  label: string;
  /** The text of the figure when this share of it is counted, from 0 to 1. */
  textAt: (share: number) => string;
}

const Final = styled('span')({ '@media not print': visuallyHidden });
const Counted = styled('span')({ '@media print': { display: 'none' } });

/** Figures that count up when the band comes into view. Assistive technology and print have only the final values. */
export const Statistics = ({ statistics }: { statistics: Statistic[] }) => {
  const { ref, share } = useCountUp<HTMLDivElement>();
  return (
    <div ref={ref}>
      <FigureList>
        {statistics.map(({ label, textAt }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Final>{textAt(1)}</Final>
              <Counted aria-hidden="true">{textAt(share)}</Counted>
            </dd>
          </div>
        ))}
      </FigureList>
    </div>
  );
};
