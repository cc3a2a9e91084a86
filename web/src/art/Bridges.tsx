import { DrawingFrame, night, range, rhineOnNight, vardar } from './DrawingFrame.tsx';

const water = 346;
const openings = 4;

const arch = (opening: number, radius: number) =>
  `M${75 + opening * 150 - radius} ${water}a${radius} ${radius} 0 0 1 ${radius * 2} 0`;

/** Bridges of stone arches over two rivers. The page crops the square drawing to 3:1. */
export const Bridges = () => (
  <DrawingFrame ground={night}>
    <path fill={rhineOnNight} d={`M0 ${water}v-96h300v96z`} />
    <path fill={vardar} d={`M300 ${water}v-96h300v96z`} />
    {range(openings).map((opening) => (
      <g key={opening}>
        <path fill={night} d={arch(opening, 64)} />
        <path
          stroke={opening < openings / 2 ? rhineOnNight : vardar}
          strokeWidth="10"
          d={arch(opening, 43) + arch(opening, 22)}
        />
      </g>
    ))}
    <path stroke={vardar} strokeWidth="10" d={`M0 ${water + 17}H300`} />
    <path stroke={rhineOnNight} strokeWidth="10" d={`M300 ${water + 17}H600`} />
  </DrawingFrame>
);
