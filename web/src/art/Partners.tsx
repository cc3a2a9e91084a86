import { DrawingFrame, onPaper, paper, range, rhineOnPaper, vardar } from './DrawingFrame.tsx';

/** All lines are straight from this x coordinate on. */
const straight = 420;
const drawn = (draw: (line: number) => string) => range(5).map(draw).join('');
const river = (start: number, end: number) =>
  drawn((line) => {
    const [from, to] = [start + line * 32, end + line * 60];
    return `M-900 ${from}H20C240 ${from} 200 ${to} ${straight} ${to}H1500`;
  });
const square = (x: number, y: number) => `M${x} ${y}h20v20h-20z`;

/** The lines of two rivers come from different heights and continue interleaved. */
export const Partners = () => (
  <DrawingFrame ground={paper}>
    <g strokeWidth="20">
      <path stroke={vardar} d={river(422, 195)} />
      <path stroke={rhineOnPaper} d={river(50, 165)} />
    </g>
    <path
      fill={onPaper}
      d={drawn(
        (line) =>
          square(straight + 140 - line * 30, 155 + line * 60) +
          square(straight + 20 + line * 30, 185 + line * 60),
      )}
    />
  </DrawingFrame>
);
