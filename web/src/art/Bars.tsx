import { DrawingFrame, range, rhine, vardar, white } from './DrawingFrame.tsx';

const size = 56;
const step = 76;
const base = 520;
const heights = [2, 1, 3, 2, 4, 5];

/** Columns of stacked squares, with a river that follows their tops. The highest square is orange. */
export const Bars = () => (
  <DrawingFrame ground={rhine}>
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
    <path fill={vardar} d={`M462 ${base - 4 * step}h${size}v-${size}h-${size}z`} />
    <path
      stroke={white}
      strokeWidth="18"
      d="M-900 268H110C148 268 148 344 186 344S224 192 262 192S300 268 338 268S376 116 414 116S452 40 490 40H1500"
    />
  </DrawingFrame>
);
