import { DrawingFrame, range, rhine, vardar, white } from './DrawingFrame.tsx';

const mark = (hour: number) => {
  const angle = (Math.PI * hour) / 6;
  const at = (radius: number) =>
    `${(300 + radius * Math.sin(angle)).toFixed(1)} ${(300 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${at(226)}L${at(262)}`;
};

/** A clock on which a river runs through half an hour, around an orange half disc. */
export const HalfHour = () => (
  <DrawingFrame ground={rhine}>
    <path stroke={white} strokeWidth="18" d={range(12).map(mark).join('')} />
    <path fill={vardar} d="M300 224a76 76 0 0 1 0 152z" />
    <path
      stroke={white}
      strokeWidth="20"
      d={`M300 110V300${[104, 142, 180].map((radius) => `M300 ${300 - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}`).join('')}`}
    />
    <circle cx="300" cy="300" r="22" fill={white} />
  </DrawingFrame>
);
