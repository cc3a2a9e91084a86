import type { ComponentType, ReactNode } from 'react';
import { Devices } from './Devices.tsx';
import { Layers } from './Layers.tsx';
import { Light } from './Light.tsx';
import { Network } from './Network.tsx';
import { Shield } from './Shield.tsx';
import { Transform } from './Transform.tsx';

const drawings = {
  transform: Transform,
  security: Shield,
  cloud: Layers,
  mobile: Devices,
  social: Network,
  innovation: Light,
} as const satisfies Record<string, ComponentType>;

/** The drawing of a slide of the home page, except the first. One import loads them all. */
export const SlideDrawing = ({ slide }: { slide: keyof typeof drawings }): ReactNode => {
  const Drawing = drawings[slide];
  return <Drawing />;
};
