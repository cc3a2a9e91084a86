import type { ReactNode } from 'react';
import { Clasp } from '../art/Clasp.tsx';
import { Cloud } from '../art/Cloud.tsx';
import { Confluence } from '../art/Confluence.tsx';
import { Devices } from '../art/Devices.tsx';
import { DrawingFrame, ink, paper, rhineOnNight, rhineOnPaper, vardar, white } from '../art/DrawingFrame.tsx';
import { Light } from '../art/Light.tsx';
import { Network } from '../art/Network.tsx';
import { Partners } from '../art/Partners.tsx';
import { Shield } from '../art/Shield.tsx';
import { Transform } from '../art/Transform.tsx';
import { Weave } from '../art/Weave.tsx';
import type { RouteId } from '../routing/routes.ts';

const Rivers = ({ ground, colours: [one, other] }: { ground: string; colours: [string, string] }) => (
  <DrawingFrame ground={ground} cropped>
    <g strokeWidth="84">
      <path stroke={one} d="M150-40V150C150 270 450 330 450 450V640" />
      <path stroke={other} d="M450-40V150C450 270 150 330 150 450V640" />
    </g>
  </DrawingFrame>
);

/** The drawings in the preview images of pages. */
export const ogArt: Partial<Record<RouteId, ReactNode>> = {
  home: <Partners />,
  services: <Rivers ground={ink} colours={[rhineOnNight, vardar]} />,
  websiteDevelopment: <Transform />,
  socialMediaMarketing: <Network />,
  customSoftware: <Weave />,
  cloudSolutions: <Cloud />,
  cybersecurity: <Shield />,
  mobileDevelopment: <Devices />,
  about: <Clasp />,
  contact: <Rivers ground={vardar} colours={[white, ink]} />,
  careers: <Light />,
};
export const defaultOgArt = <Rivers ground={paper} colours={[rhineOnPaper, vardar]} />;

export const filmStill = <Confluence />;
