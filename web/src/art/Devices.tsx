import { count, onPaper, Poster, paper, rhine, vardar } from './Poster.tsx';

/** The outlines, from the back to the front: laptop, tablet, phone. */
const devices = [
  { x: 60, y: 90, width: 400, height: 270, rx: 12 },
  { x: 250, y: 200, width: 230, height: 310, rx: 18 },
  { x: 420, y: 290, width: 130, height: 250, rx: 24 },
];

/** Devices: the same two rivers run through every screen. */
export const Devices = () => (
  <Poster ground={paper}>
    {devices.map(({ x, y, width, height, rx }, index) => (
      <g key={x}>
        <clipPath id={`screen-${index}`}>
          <rect x={x} y={y} width={width} height={height} rx={rx} />
        </clipPath>
        <rect x={x} y={y} width={width} height={height} rx={rx} fill={paper} />
        <g clipPath={`url(#screen-${index})`} strokeWidth="24">
          {count(3).map((line) => (
            <g key={line}>
              <path
                stroke={rhine}
                d={`M${x - 20} ${y + 60 + line * 38}C${x + width / 2} ${y + 60 + line * 38} ${x + width / 2} ${y + height - 130 + line * 38} ${x + width + 20} ${y + height - 130 + line * 38}`}
              />
              <path
                stroke={vardar}
                opacity="0.9"
                d={`M${x - 20} ${y + height - 60 - line * 38}C${x + width / 2} ${y + height - 60 - line * 38} ${x + width / 2} ${y + 50 + line * 38} ${x + width + 20} ${y + 50 + line * 38}`}
              />
            </g>
          ))}
        </g>
        <rect x={x} y={y} width={width} height={height} rx={rx} stroke={onPaper} strokeWidth="12" />
      </g>
    ))}
    <path stroke={onPaper} strokeWidth="12" d="M30 384h200" />
  </Poster>
);
