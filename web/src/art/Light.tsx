import { DrawingFrame, night, range, rhineOnNight, vardar, white } from './DrawingFrame.tsx';

const rays = 15;

/** A sun sets behind the waves of two rivers. */
export const Light = () => (
  <DrawingFrame ground={night}>
    {range(rays).map((ray) => {
      const angle = Math.PI * ((ray + 1) / (rays + 1));
      const [from, to] = [170, ray % 2 ? 290 : 230];
      const at = (radius: number) =>
        `${(300 - radius * Math.cos(angle)).toFixed(1)} ${(400 - radius * Math.sin(angle)).toFixed(1)}`;
      return <path key={ray} stroke={white} strokeWidth="10" d={`M${at(from)}L${at(to)}`} />;
    })}
    <circle cx="300" cy="400" r="140" fill={vardar} />
    {range(4).map((line) => (
      // The ground below a wave hides the sun.
      <path
        key={line}
        fill={night}
        stroke={line % 2 ? vardar : rhineOnNight}
        strokeWidth="18"
        d={`M-980 ${404 + line * 40}c120-24 200 24 320 0${'s200-24 320 0'.repeat(7)}V1500H-980z`}
      />
    ))}
  </DrawingFrame>
);
