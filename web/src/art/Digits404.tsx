import { DrawingFrame, range, rhine, vardar, white } from './DrawingFrame.tsx';

const gap = 22;
const lines = range(3).map((line) => line * gap);

/** The number 404 of parallel lines. The middle of the zero is an orange area. */
export const Digits404 = () => (
  <DrawingFrame ground={rhine}>
    <g strokeWidth="12">
      {[60, 400].map((left) => (
        <path
          key={left}
          stroke={white}
          d={lines
            .map((line) => {
              const radius = 60 - line;
              return `M${left + line} 180V300a${radius} ${radius} 0 0 0 ${radius} ${radius}h80M${left + 90 + line} 180V430`;
            })
            .join('')}
        />
      ))}
      {lines.slice(0, 2).map((line) => (
        <rect
          key={line}
          stroke={white}
          x={238 + line}
          y={180 + line}
          width={124 - 2 * line}
          height={250 - 2 * line}
          rx={62 - line}
        />
      ))}
    </g>
    <rect x="276" y="218" width="48" height="174" rx="24" fill={vardar} />
  </DrawingFrame>
);
