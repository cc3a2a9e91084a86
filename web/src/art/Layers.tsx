import { DrawingFrame, ink, range, vardar, white } from './DrawingFrame.tsx';

/** The width of each line and gap. The ends of arcs and layers lie on a grid with this step. */
const unit = 18;
const left = 39;
const base = 300;

const arcs = (x: number, rings: number, stroke: string) =>
  range(rings).map((ring) => {
    const radius = unit * (1.5 + ring * 2);
    return (
      <path
        key={`${x}-${ring}`}
        stroke={stroke}
        d={`M${x - radius} ${base}a${radius} ${radius} 0 0 1 ${radius * 2} 0`}
      />
    );
  });

/** Two rivers rise as arcs, white and black, over layers in the same colours. */
export const Layers = () => (
  <DrawingFrame ground={vardar} whole>
    <g strokeWidth={unit}>
      {arcs(left + 10 * unit, 5, white)}
      <circle cx={left + 23 * unit} cy={base} r={7 * unit} fill={vardar} />
      {arcs(left + 23 * unit, 3, ink)}
      {range(5).map((layer) => (
        <path
          key={layer}
          stroke={layer % 2 ? ink : white}
          d={`M${left + layer * 2 * unit} ${base + (1.5 + layer * 2) * unit}H${left + (29 - (layer % 3) * 2) * unit}`}
        />
      ))}
    </g>
  </DrawingFrame>
);
