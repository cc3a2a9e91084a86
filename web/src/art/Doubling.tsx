import { DrawingFrame, ink, range, vardar, white } from './DrawingFrame.tsx';

const lines = (number: number, draw: (line: number) => string) => range(number).map(draw).join('');
const leave = (line: number) => {
  const [from, to] = [210 + line * 36, 110 + line * 76];
  return `M380 ${from}C470 ${from} 440 ${to} 540 ${to}H1500`;
};

/** Three lines enter a sheet with a bar chart, and six leave it. */
export const Doubling = () => (
  <DrawingFrame ground={vardar} whole>
    <g strokeWidth="20">
      <path
        stroke={white}
        d={lines(3, (line) => `M-900 ${240 + line * 60}H240`) + lines(3, (line) => leave(line * 2))}
      />
      <path stroke={ink} d={lines(3, (line) => leave(line * 2 + 1))} />
    </g>
    <path fill={white} d="M190 150h210v300H190z" />
    <path stroke={ink} strokeWidth="12" d="M220 196h90M220 226h60" />
    <path stroke={vardar} strokeWidth="30" d="M239 414v-50M287 414v-90M335 414v-140" />
  </DrawingFrame>
);
