import { DrawingFrame, range, rhine, vardar, white } from './DrawingFrame.tsx';

const mark = (hour: number) => {
  const angle = (Math.PI * hour) / 6;
  const at = (radius: number) =>
    `${(300 + radius * Math.sin(angle)).toFixed(1)} ${(300 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${at(226)}L${at(262)}`;
};

/** A clock on which two rivers run through half an hour. */
export const HalfHour = () => (
  <DrawingFrame ground={rhine} whole>
    <path stroke={white} strokeWidth="18" d={range(12).map(mark).join('')} />
    {range(4).map((line) => {
      const radius = 66 + line * 38;
      return (
        <path
          key={line}
          stroke={line % 2 ? white : vardar}
          strokeWidth="20"
          d={`M300 ${300 - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}`}
        />
      );
    })}
    <path stroke={white} strokeWidth="20" d="M300 110V300" />
    <circle cx="300" cy="300" r="22" fill={white} />
  </DrawingFrame>
);
