import type { ComponentType, ReactNode } from 'react';
import { Cloud } from './Cloud.tsx';
import { Confluence } from './Confluence.tsx';
import { Devices } from './Devices.tsx';
import { Light } from './Light.tsx';
import { Network } from './Network.tsx';
import { Shield } from './Shield.tsx';
import { Transform } from './Transform.tsx';

const drawings = {
  transform: Transform,
  security: Shield,
  cloud: Cloud,
  mobile: Devices,
  social: Network,
  innovation: Light,
  film: Confluence,
} as const satisfies Record<string, ComponentType>;

/**
 * The drawings of the home page that its first view does not need: those of the film, and of all slides but the first. One
 * import loads all of them.
 */
export const LazyDrawing = ({ of }: { of: keyof typeof drawings }): ReactNode => {
  const Drawing = drawings[of];
  return <Drawing />;
};
