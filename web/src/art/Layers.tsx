import { count, ink, Poster, vardar, white } from './Poster.tsx';

const arcs = (x: number, y: number, rings: number, stroke: string) =>
  count(rings).map((ring) => {
    const radius = 28 + ring * 36;
    return (
      <path
        key={`${x}-${ring}`}
        stroke={stroke}
        strokeWidth="18"
        d={`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0`}
      />
    );
  });

/** Cloud: arcs that rise over layers, one river in white and one in black. */
export const Layers = () => (
  <Poster ground={vardar}>
    {arcs(215, 330, 5, white)}
    {arcs(450, 330, 3, ink)}
    {count(5).map((layer) => (
      <path
        key={layer}
        stroke={layer % 2 ? ink : white}
        strokeWidth="18"
        d={`M${40 + layer * 44} ${366 + layer * 40}H${560 - (layer % 3) * 50}`}
      />
    ))}
  </Poster>
);
