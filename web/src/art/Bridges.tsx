import { DrawingFrame, night, range, rhineOnNight, vardar, white } from './DrawingFrame.tsx';

const deck = 256;
const water = 344;

/** The columns between arch and deck. Those near the top of the arch would have no height. */
const columns = [0, 1, 2, 6, 7, 8].map((column) => {
  const part = column / 8;
  return `M${22 + column * 32} ${water - 320 * part * (1 - part)}V${deck}`;
});
const opening = (left: number) => `M${left} ${water + 4}v-38q36-34 72 0v38z`;

/**
 * A bridge of one wide arch over the Rhine, and one of stone over the Vardar, with the same deck. The page crops the
 * square drawing to 3:1.
 */
export const Bridges = () => (
  <DrawingFrame ground={night}>
    <path fill={white} d={`M300 ${water}V${deck}H1500V${water}z`} />
    <path fill={night} d={[326, 418, 510].map(opening).join('')} />
    <path stroke={white} strokeWidth="8" d={`M22 ${water}q128-160 256 0${columns.join('')}`} />
    <path stroke={white} strokeWidth="16" d={`M-900 ${deck}H1500`} />
    {range(3).map((line) => (
      <g key={line} strokeWidth="9">
        <path stroke={rhineOnNight} d={`M-900 ${water + 12 + line * 18}H300`} />
        <path stroke={vardar} d={`M300 ${water + 12 + line * 18}H1500`} />
      </g>
    ))}
  </DrawingFrame>
);
