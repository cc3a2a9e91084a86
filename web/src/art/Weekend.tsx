import { DrawingFrame, night, range, rhineOnNight, vardar, white } from './DrawingFrame.tsx';

const river = (first: number) =>
  range(3)
    .map((line) => {
      const from = 330 + (first + line) * 32;
      const to = from - 240;
      return `M-900 ${from}H230C370 ${from} 370 ${to} 510 ${to}H1500`;
    })
    .join('');

/**
 * Two rivers climb to a higher level. Below them, seven marks stand for the days of a week. The weekend has another
 * colour.
 */
export const Weekend = () => (
  <DrawingFrame ground={night}>
    <circle cx="140" cy="160" r="64" fill={white} />
    <g strokeWidth="16">
      <path stroke={rhineOnNight} d={river(0)} />
      <path stroke={vardar} d={river(3)} />
    </g>
    {range(7).map((day) => (
      <path key={day} fill={day < 5 ? white : vardar} d={`M${46 + day * 78} 544h40v12h-40z`} />
    ))}
  </DrawingFrame>
);
