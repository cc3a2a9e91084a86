import type { ReactNode } from 'react';
import { DrawingFrame, night, range, rhine, vardar, white } from './DrawingFrame.tsx';

const Screen = ({ ground, screen, children }: { ground: string; screen: string; children: ReactNode }) => (
  <DrawingFrame ground={ground}>
    <rect x="170" y="50" width="260" height="500" rx="36" fill={screen} />
    {children}
  </DrawingFrame>
);

/** A list of tasks, the first three of them done. */
export const BusinessScreen = () => (
  <Screen ground={rhine} screen={white}>
    {range(5).map((row) => (
      <path
        key={row}
        stroke={row < 3 ? vardar : rhine}
        strokeWidth="36"
        d={`M206 ${136 + row * 82}h36M264 ${136 + row * 82}h${row % 2 ? 90 : 130}`}
      />
    ))}
  </Screen>
);

/** Messages of two people. */
export const SocialScreen = () => (
  <Screen ground={night} screen={white}>
    {range(4).map((message) => (
      <g key={message} fill={message % 2 ? vardar : rhine}>
        <rect x={message % 2 ? 246 : 202} y={110 + message * 100} width="152" height="64" rx="32" />
      </g>
    ))}
  </Screen>
);

/** Products in two columns, and a button below them. */
export const ShopScreen = () => (
  <Screen ground={vardar} screen={white}>
    {range(4).map((product) => (
      <path
        key={product}
        fill={product === 1 ? vardar : rhine}
        d={`M${204 + (product % 2) * 102} ${112 + Math.floor(product / 2) * 130}h90v104h-90z`}
      />
    ))}
    <rect x="204" y="406" width="192" height="60" rx="30" fill={vardar} />
  </Screen>
);
