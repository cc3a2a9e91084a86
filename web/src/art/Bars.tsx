import { DrawingFrame, range, rhine, vardar, white } from './DrawingFrame.tsx';

const size = 56;
const step = 76;
const base = 520;
const heights = [2, 1, 3, 2, 4, 5];

/** Columns of stacked squares, with a river that follows their tops. The highest square is orange. */
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
    <path fill={vardar} d={`M462 ${base - 4 * step}h${size}v-${size}h-${size}z`} />
    <path
      stroke={white}
      strokeWidth="18"
      d="M-900 308H110C148 308 148 384 186 384S224 232 262 232S300 308 338 308S376 156 414 156S452 80 490 80H1500"
    />
  </DrawingFrame>
);
