import { DrawingFrame, night, range, rhineOnNight, vardar, white } from './DrawingFrame.tsx';

const ring = (inset: number) => {
  const [left, right, shoulder] = [100 + inset, 500 - inset, 410 - inset * 0.4];
  const [reach, knee, point] = [120 - inset * 0.45, 490 - inset * 0.89, 540 - inset * 1.08];
  return `M300 ${70 + inset}H${right}V300C${right} ${shoulder} ${300 + reach} ${knee} 300 ${point}C${300 - reach} ${knee} ${left} ${shoulder} ${left} 300V${70 + inset}z`;
};
const rings = range(4)
  .map((index) => ring(index * 42))
  .join('');

/** A shield of nested rings, in two halves. */
export const Shield = () => (
  <DrawingFrame ground={night}>
    <clipPath id="shield-left">
      {/* The halves overlap by a unit, so that no seam shows. */}
      <path d="M0 0h301v600H0z" />
    </clipPath>
    <clipPath id="shield-right">
      <path d="M300 0h300v600H300z" />
    </clipPath>
    <g strokeWidth="22">
      <path stroke={rhineOnNight} clipPath="url(#shield-left)" d={rings} />
      <path stroke={vardar} clipPath="url(#shield-right)" d={rings} />
    </g>
    <path fill={white} d="M300 236a34 34 0 0 1 17 63v61h-34v-61a34 34 0 0 1 17-63z" />
  </DrawingFrame>
);
