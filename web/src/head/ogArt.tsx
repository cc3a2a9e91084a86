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
  <DrawingFrame ground={ground}>
    <g strokeWidth="84">
      <path stroke={one} d="M150-40V150C150 270 450 330 450 450V640" />
      <path stroke={other} d="M450-40V150C450 270 150 330 150 450V640" />
    </g>
  </DrawingFrame>
);

/** The drawing in the preview image of a page. The image crops the square drawing; `keep` is the visible part. */
interface OgArt {
  art: ReactNode;
  keep: 'middle' | 'right';
}

export const defaultOgArt: OgArt = {
  art: <Rivers ground={paper} colours={[rhineOnPaper, vardar]} />,
  keep: 'middle',
};

export const ogArt: Partial<Record<RouteId, OgArt>> = {
  home: { art: <Partners />, keep: 'right' },
  services: { art: <Rivers ground={ink} colours={[rhineOnNight, vardar]} />, keep: 'middle' },
  websiteDevelopment: { art: <Transform />, keep: 'right' },
  socialMediaMarketing: { art: <Network />, keep: 'middle' },
  customSoftware: { art: <Weave />, keep: 'middle' },
  cloudSolutions: { art: <Cloud />, keep: 'middle' },
  cybersecurity: { art: <Shield />, keep: 'middle' },
  mobileDevelopment: { art: <Devices />, keep: 'right' },
  about: { art: <Clasp />, keep: 'middle' },
  contact: { art: <Rivers ground={vardar} colours={[white, ink]} />, keep: 'middle' },
  careers: { art: <Light />, keep: 'middle' },
};

export const filmStill = <Confluence />;
