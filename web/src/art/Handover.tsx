import { DrawingFrame, range, rhine, vardar, white } from './DrawingFrame.tsx';

const stroke = 20;
const step = 40;

/** A line of the new river. All lines turn around the same centre, so the gaps between them stay equal. */
const turn = (line: number) => {
  const radius = 260 - line * step;
  return `M${480 - radius}-900V180a${radius} ${radius} 0 0 0 ${radius} ${radius}H1500`;
};
/** The ends of two lines of the old river. */
const ends = [
  { x: 310, y: 520 },
  { x: 170, y: 560 },
];

/** Two of the old river's three lines end, and the third continues beside the new river. */
export const Handover = () => (
  <DrawingFrame ground={rhine} whole>
    <g strokeWidth={stroke}>
      <path stroke={white} d={range(5).map(turn).join('')} />
      <path stroke={vardar} d={`M-900 480H1500${ends.map(({ x, y }) => `M-900 ${y}H${x}`).join('')}`} />
    </g>
    {ends.map(({ x, y }) => (
      <circle key={x} cx={x} cy={y} r={stroke} fill={vardar} />
    ))}
  </DrawingFrame>
);
