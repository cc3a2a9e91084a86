import { DrawingFrame, night, range, rhineOnNight, vardar, white } from './DrawingFrame.tsx';

const rays = 15;

/** A sun over two rivers. */
export const Light = () => (
  <DrawingFrame ground={night} whole>
    {range(rays).map((ray) => {
      const angle = Math.PI * ((ray + 1) / (rays + 1));
      const [from, to] = [170, ray % 2 ? 290 : 230];
      const at = (radius: number) =>
        `${(300 - radius * Math.cos(angle)).toFixed(1)} ${(390 - radius * Math.sin(angle)).toFixed(1)}`;
      return <path key={ray} stroke={white} strokeWidth="10" d={`M${at(from)}L${at(to)}`} />;
    })}
    <path fill={vardar} d="M160 390a140 140 0 0 1 280 0z" />
    {range(4).map((line) => (
      <path
        key={line}
        stroke={line % 2 ? vardar : rhineOnNight}
        strokeWidth="18"
        d={`M-980 ${430 + line * 40}c120-24 200 24 320 0${'s200-24 320 0'.repeat(7)}`}
      />
    ))}
  </DrawingFrame>
);
