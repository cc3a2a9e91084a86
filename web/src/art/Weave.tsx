import { DrawingFrame, onPaper, paper, range, rhineOnPaper, vardar } from './DrawingFrame.tsx';

const step = 84;
const first = 90;
const at = (line: number) => first + line * step;
const lines = range(6);

/** Two rivers are woven into one cloth: over and under, line by line. One square is of another colour. */
export const Weave = () => (
  <DrawingFrame ground={paper}>
    <g strokeWidth="44">
      <path stroke={vardar} d={lines.map((line) => `M${at(line)}-900V1500`).join('')} />
      <path stroke={rhineOnPaper} d={lines.map((line) => `M-900 ${at(line)}H1500`).join('')} />
      <path
        stroke={vardar}
        d={lines
          .flatMap((row) =>
            lines.map((column) => ((row + column) % 2 ? '' : `M${at(column)} ${at(row) - 32}v64`)),
          )
          .join('')}
      />
    </g>
    <path fill={onPaper} d={`M${at(3) - 22} ${at(2) - 22}h44v44h-44z`} />
  </DrawingFrame>
);
