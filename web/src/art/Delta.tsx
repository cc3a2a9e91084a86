import { DrawingFrame, range, rhine, vardar, white } from './DrawingFrame.tsx';

const streams = 8;
const turn = 46;

/** Two rivers arrive together and split into eight streams. */
export const Delta = () => (
  <DrawingFrame ground={rhine} whole>
    {range(streams).map((stream) => {
      const [x, y] = [66 + stream * 32, 76 + stream * 56];
      const colour = stream % 2 ? vardar : white;
      return (
        <g key={stream}>
          <path
            stroke={colour}
            strokeWidth="16"
            d={`M${x} 1500V${y + turn}a${turn} ${turn} 0 0 1 ${turn}-${turn}H508`}
          />
          <circle cx="508" cy={y} r="20" fill={colour} />
        </g>
      );
    })}
  </DrawingFrame>
);
