import { DrawingFrame, range, rhine, vardar, white } from './DrawingFrame.tsx';

const size = 56;
const step = 76;
const base = 520;
const heights = [2, 1, 3, 2, 4, 5];

/** Columns of stacked squares, with a river above them. */
export const Bars = () => (
  <DrawingFrame ground={rhine} whole>
    {heights.map((height, column) => {
      const x = 82 + column * step;
      return (
        <path
          key={x}
          fill={white}
          d={range(height)
            .map((row) => `M${x} ${base - row * step}h${size}v-${size}h-${size}z`)
            .join('')}
        />
      );
    })}
    <path
      stroke={vardar}
      strokeWidth="18"
      d="M-900 330H110C180 330 190 250 262 250S340 190 414 190 470 90 520 90H1500"
    />
  </DrawingFrame>
);
