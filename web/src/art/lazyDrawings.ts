import type { ComponentType } from 'react';
import { Devices } from './Devices.tsx';
import { Layers } from './Layers.tsx';
import { Light } from './Light.tsx';
import { Network } from './Network.tsx';
import { Shield } from './Shield.tsx';
import { Transform } from './Transform.tsx';

/** The drawings of the home page's slides except the first. One import loads them all after the first render. */
export const lazyDrawings = {
  transform: Transform,
  security: Shield,
  cloud: Layers,
  mobile: Devices,
  social: Network,
  innovation: Light,
} as const satisfies Record<string, ComponentType>;

export type LazySlide = keyof typeof lazyDrawings;
