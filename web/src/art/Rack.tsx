import { DrawingFrame, ink, range, vardar, white } from './DrawingFrame.tsx';

const units = 5;
const pitch = 92;

/** Two rivers run down beside a rack of servers, and branch into its units. */
export const Rack = () => (
  <DrawingFrame ground={vardar}>
    <path stroke={white} strokeWidth="18" d="M470-900V1500" />
    <path stroke={ink} strokeWidth="18" d="M510-900V1500" />
    {range(units).map((unit) => {
      const y = 76 + unit * pitch;
      const [colour, end] = unit % 2 ? [ink, 510] : [white, 470];
      return (
        <g key={unit}>
          <path stroke={colour} strokeWidth="18" d={`M380 ${y + 36}H${end}`} />
          <rect x="86" y={y} width="300" height="72" rx="10" fill={vardar} stroke={white} strokeWidth="12" />
          <path stroke={white} strokeWidth="10" d={`M122 ${y + 36}h120`} />
          <circle cx="334" cy={y + 36} r="14" fill={colour} />
        </g>
      );
    })}
  </DrawingFrame>
);
