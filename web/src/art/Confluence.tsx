import { DrawingFrame, night, range, rhineOnNight, vardar, white } from './DrawingFrame.tsx';

const river = (start: number, end: number, step: number) =>
  range(6)
    .map((line) => {
      const [from, to] = [start + line * step, end + line * step];
      return `M-900 ${from}H-20C200 ${from} 260 ${to} 620 ${to}H1500`;
    })
    .join('');

/** Two rivers meet. This drawing is also the poster image of the film on the home page. */
export const Confluence = () => (
  <DrawingFrame ground={night} whole>
    <g strokeWidth="9">
      <path stroke={rhineOnNight} d={river(90, 330, 22)} />
      <path stroke={vardar} d={river(470, 230, -22)} />
    </g>
    <circle cx="270" cy="280" r="26" fill={white} />
  </DrawingFrame>
);
