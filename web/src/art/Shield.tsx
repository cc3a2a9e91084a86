import { count, ink, Poster, rhine, vardar, white } from './Poster.tsx';

const rings = 4;
const half = (inset: number, side: 1 | -1) => {
  const edge = 300 + side * (200 - inset);
  return `M300 ${70 + inset}H${edge}V${300}C${edge} ${410 - inset * 0.4} ${300 + side * (120 - inset * 0.6)} ${490 - inset * 0.9} 300 ${540 - inset * 1.2}`;
};

/** A shield of nested rings: the left half of one river, the right half of the other. */
export const Shield = () => (
  <Poster ground={ink}>
    {count(rings).map((ring) => (
      <g key={ring} strokeWidth="22">
        <path stroke={rhine} d={half(ring * 42, -1)} />
        <path stroke={vardar} d={half(ring * 42, 1)} />
      </g>
    ))}
    <path fill={white} d="M300 236a34 34 0 0 1 17 63v61h-34v-61a34 34 0 0 1 17-63z" />
  </Poster>
);
