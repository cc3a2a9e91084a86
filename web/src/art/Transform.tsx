import { DrawingFrame, range, rhine, vardar, white } from './DrawingFrame.tsx';

const cells = 6;
const size = 64;
const step = 84;

/** From top left to bottom right, squares become circles. */
export const Transform = () => (
  <DrawingFrame ground={rhine}>
    {range(cells * cells).map((cell) => {
      const column = cell % cells;
      const row = Math.floor(cell / cells);
      const turned = column + row >= cells;
      return (
        <rect
          key={cell}
          x={58 + column * step}
          y={58 + row * step}
          width={size}
          height={size}
          rx={(size / 2) * (Math.max(0, column + row - 1) / 9)}
          fill={column === 4 && row === 3 ? vardar : turned ? white : 'none'}
          stroke={white}
          strokeWidth="3"
        />
      );
    })}
  </DrawingFrame>
);
