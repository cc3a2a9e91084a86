import { count, onPaper, Poster, paper, rhine, vardar } from './Poster.tsx';

const lines = 5;
const flow = (start: number, end: number) => `M-20 ${start}H60C290 ${start} 230 ${end} 470 ${end}H620`;

/** Data flow: two rivers come from apart and run on between each other. */
export const Partners = () => (
  <Poster ground={paper}>
    {count(lines).map((line) => (
      <g key={line} strokeWidth="20">
        <path stroke={rhine} d={flow(50 + line * 32, 165 + line * 60)} />
        <path stroke={vardar} d={flow(422 + line * 32, 195 + line * 60)} />
      </g>
    ))}
    {count(lines).map((line) => (
      <path
        key={line}
        fill={onPaper}
        d={`M${500 - line * 22} ${155 + line * 60}h20v20h-20zM${412 + line * 26} ${185 + line * 60}h20v20h-20z`}
      />
    ))}
  </Poster>
);
