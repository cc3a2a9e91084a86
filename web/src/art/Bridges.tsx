import { DrawingFrame, night, range, rhineOnNight, vardar, white } from './DrawingFrame.tsx';

const water = 346;
const openings = 4;

const arch = (opening: number) => `M${75 + opening * 150 - 58} ${water}v-26a58 58 0 0 1 116 0v26z`;

/** Bridges of stone arches over two rivers, each with a road. The page crops the square drawing to 3:1. */
export const Bridges = () => (
  <DrawingFrame ground={night}>
    <path fill={rhineOnNight} d={`M-900 ${water}v-112H300v112z`} />
    <path fill={vardar} d={`M300 ${water}v-112H1500v112z`} />
    <path stroke={white} strokeWidth="8" d={`M-900 ${water - 116}H1500`} />
    <path fill={night} d={range(openings).map(arch).join('')} />
    <path stroke={vardar} strokeWidth="8" d={`M-900 ${water + 14}H300M-900 ${water + 32}H300`} />
    <path stroke={rhineOnNight} strokeWidth="8" d={`M300 ${water + 14}H1500M300 ${water + 32}H1500`} />
  </DrawingFrame>
);
