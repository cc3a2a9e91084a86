import { count, ink, Poster, rhine, vardar, white } from './Poster.tsx';

/** The still of the film: the rivers meet where the two cities would be. */
export const Confluence = () => (
  <Poster ground={ink}>
    {count(6).map((line) => (
      <g key={line} strokeWidth="9">
        <path
          stroke={rhine}
          d={`M-20 ${90 + line * 22}C200 ${90 + line * 22} 260 ${330 + line * 22} 620 ${330 + line * 22}`}
        />
        <path
          stroke={vardar}
          d={`M-20 ${470 - line * 22}C200 ${470 - line * 22} 260 ${230 - line * 22} 620 ${230 - line * 22}`}
        />
      </g>
    ))}
    <circle cx="206" cy="282" r="26" fill={white} />
  </Poster>
);
