import { DrawingFrame, ink, range, vardar, white } from './DrawingFrame.tsx';

const radii = range(3).map((line) => 62 + line * 38);

/** Two rivers, one from each side, turn around each other like two clasped hands. */
export const Clasp = () => (
  <DrawingFrame ground={vardar}>
    <g strokeWidth="20">
      <path
        stroke={white}
        d={radii.map((r) => `M-900 ${250 - r}H340a${r} ${r} 0 0 1 0 ${2 * r}H-900`).join('')}
      />
      <path
        stroke={ink}
        d={radii.map((r) => `M1500 ${350 - r}H260a${r} ${r} 0 0 0 0 ${2 * r}H1500`).join('')}
      />
    </g>
  </DrawingFrame>
);
