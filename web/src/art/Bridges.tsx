import { DrawingFrame, onPaper, paper, range, rhineOnPaper, vardar } from './DrawingFrame.tsx';

const deck = 224;
const water = 344;

/** The columns between arch and deck. Those near the top of the arch would have no height. */
const columns = [0, 1, 2, 6, 7, 8].map((column) => {
  const part = column / 8;
  return `M${18 + column * 32} ${water - 448 * part * (1 - part)}V${deck}`;
});
/** The parabola of the columns' lower ends, continued below the water on both sides. */
const arch = 'M5 368Q146 96 287 368';
const opening = (left: number) => `M${left} ${water + 4}v-44a36 36 0 0 1 72 0v44z`;

/**
 * A bridge of one wide arch over the Rhine, and one of stone over the Vardar, with the same deck. The page crops the
 * square drawing to 3:1.
 */
export const Bridges = () => (
  <DrawingFrame ground={paper} cropped>
    <path fill={onPaper} d={`M300 ${water}V${deck}H1500V${water}z`} />
    <path fill={paper} d={[326, 418, 510].map(opening).join('')} />
    <path stroke={onPaper} strokeWidth="8" d={arch + columns.join('')} />
    {/* Hides the ends of the arch below the water. */}
    <path fill={paper} d={`M-900 ${water}H1500V600H-900z`} />
    <path stroke={onPaper} strokeWidth="16" d={`M-900 ${deck}H1500`} />
    {range(3).map((line) => (
      <g key={line} strokeWidth="9">
        <path stroke={rhineOnPaper} d={`M-900 ${water + 4 + line * 18}H300`} />
        <path stroke={vardar} d={`M300 ${water + 4 + line * 18}H1500`} />
      </g>
    ))}
    <path stroke={onPaper} strokeWidth="16" d={`M300 ${deck}V600`} />
  </DrawingFrame>
);
