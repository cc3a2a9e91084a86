import { DrawingFrame, rhine, vardar, white } from './DrawingFrame.tsx';

const nodes = [
  { x: 120, y: 140, r: 52 },
  { x: 330, y: 90, r: 26 },
  { x: 500, y: 190, r: 66 },
  { x: 260, y: 300, r: 84 },
  { x: 90, y: 420, r: 34 },
  { x: 300, y: 510, r: 48 },
  { x: 490, y: 440, r: 40 },
] as const;
const edges = [
  [0, 1],
  [1, 2],
  [0, 3],
  [3, 2],
  [3, 4],
  [3, 5],
  [5, 6],
  [6, 2],
  [4, 0],
] as const;
const emphasised = 3;

/** People with smaller and larger audiences, connected by one conversation. */
export const Network = () => (
  <DrawingFrame ground={rhine}>
    <path
      stroke={white}
      strokeWidth="10"
      d={edges
        .map(([from, to]) => `M${nodes[from].x} ${nodes[from].y}L${nodes[to].x} ${nodes[to].y}`)
        .join('')}
    />
    {nodes.map(({ x, y, r }, index) => (
      <circle key={x} cx={x} cy={y} r={r} fill={index === emphasised ? vardar : white} />
    ))}
    <path stroke={white} strokeWidth="16" d="M222 286h76M222 316h48" />
  </DrawingFrame>
);
