import { DrawingFrame, dusk, range, rhineOnNight, vardar, white } from './DrawingFrame.tsx';

const river = (start: number, end: number, step: number) =>
  range(6)
    .map((line) => {
      const [from, to] = [start + line * step, end + line * step];
      return `M-900 ${from}H-20C200 ${from} 260 ${to} 620 ${to}H1500`;
    })
    .join('');

/**
 * Two rivers cross below a moon. This drawing is also the poster image of the film on the home page, whose button covers
 * its lower left corner.
 */
export const Confluence = () => (
  <DrawingFrame ground={dusk}>
    <g strokeWidth="9">
      <path stroke={rhineOnNight} d={river(52, 344, 22)} />
      <path stroke={vardar} d={river(392, 168, -22)} />
    </g>
    <circle cx="716" cy="256" r="36" fill={white} />
  </DrawingFrame>
);
