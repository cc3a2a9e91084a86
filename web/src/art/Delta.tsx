import { DrawingFrame, range, rhine, vardar, white } from './DrawingFrame.tsx';

const turn = 46;
const streams = range(8).map((stream) => ({ x: 66 + stream * 32, y: 76 + stream * 56 }));

/** A river splits into eight streams. The end of one stream is orange. */
export const Delta = () => (
  <DrawingFrame ground={rhine}>
    <path
      stroke={white}
      strokeWidth="16"
      d={streams
        .map(({ x, y }) => `M${x} 1500V${y + turn}a${turn} ${turn} 0 0 1 ${turn}-${turn}H508`)
        .join('')}
    />
    {streams.map(({ y }, stream) => (
      <circle key={y} cx="508" cy={y} r="20" fill={stream === 2 ? vardar : white} />
    ))}
  </DrawingFrame>
);
