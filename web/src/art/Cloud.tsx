import { DrawingFrame, ink, range, vardar, white } from './DrawingFrame.tsx';

/** The distance between lines. Gaps are as wide as lines. */
const step = 32;
const base = 370;

/** A turn by 90 degrees. `sweep` is 1 for a turn to the right. */
const turn = (radius: number, sweep: 0 | 1, down: 1 | -1) =>
  `a${radius} ${radius} 0 0 ${sweep} ${radius} ${down * radius}`;

/** Concentric turns keep the gaps between the lines equal. */
const cloud = (line: number) => {
  const offset = line * step;
  const [foot, low, middle, high] = [14 + offset, 80 - offset, 132 - offset, 116 - offset];
  return [
    `M-900 ${base + offset}H32`,
    turn(foot, 0, -1),
    turn(low, 1, -1),
    turn(foot, 0, -1),
    'v-36',
    turn(middle, 1, -1),
    turn(middle, 1, 1),
    turn(foot, 0, 1),
    turn(high, 1, 1),
    turn(foot, 0, 1),
    'H1500',
  ].join('');
};

/** One river rises to a cloud and returns. The other runs below it. */
export const Cloud = () => (
  <DrawingFrame ground={vardar}>
    <g strokeWidth={step / 2}>
      <path stroke={white} d={range(3).map(cloud).join('')} />
      <path
        stroke={ink}
        d={range(3)
          .map((line) => `M-900 ${base + (3 + line) * step}H1500`)
          .join('')}
      />
    </g>
  </DrawingFrame>
);
