import { DrawingFrame, onPaper, paper, rhineOnPaper, vardar } from './DrawingFrame.tsx';

/**
 * The devices from back to front. On each screen two rivers cross: `run` is the width of the crossing, and `margin` is
 * the distance of a river from the top or bottom edge before and after the crossing.
 */
const devices = [
  { x: 60, y: 90, width: 400, height: 270, rx: 12, run: 190, margin: 62 },
  { x: 250, y: 200, width: 230, height: 310, rx: 18, run: 170, margin: 80 },
  { x: 420, y: 290, width: 130, height: 250, rx: 24, run: 130, margin: 72 },
];

/**
 * The strokes of a river in the order of painting. Each stroke covers the middle of the stroke before it, so a river
 * has three coloured strands with equal gaps, between two edges of `paper`.
 */
const strands = (colour: string) => [
  { width: 84, stroke: paper },
  { width: 60, stroke: colour },
  { width: 36, stroke: paper },
  { width: 12, stroke: colour },
];

/** The same two rivers run through every screen. */
export const Devices = () => (
  <DrawingFrame ground={paper}>
    <path stroke={onPaper} strokeWidth="12" d="M54 384h412" />
    {devices.map(({ run, margin, ...screen }, index) => {
      const { x, y, width, height } = screen;
      const fall = height - 2 * margin;
      return (
        <g key={x}>
          <clipPath id={`screen-${index}`}>
            <rect {...screen} />
          </clipPath>
          <rect {...screen} fill={paper} stroke={paper} strokeWidth="36" />
          <g clipPath={`url(#screen-${index})`}>
            {[
              { colour: rhineOnPaper, from: y + margin, by: fall },
              { colour: vardar, from: y + height - margin, by: -fall },
            ].map(({ colour, from, by }) =>
              strands(colour).map((strand) => (
                <path
                  key={colour + strand.width}
                  stroke={strand.stroke}
                  strokeWidth={strand.width}
                  d={`M${x} ${from}c${run / 2} 0 ${run / 2} ${by} ${run} ${by}H${x + width}`}
                />
              )),
            )}
          </g>
          <rect {...screen} stroke={onPaper} strokeWidth="12" />
        </g>
      );
    })}
  </DrawingFrame>
);
