import {
  ArchiveRestore,
  Boxes,
  CloudUpload,
  DraftingCompass,
  Gauge,
  LockKeyhole,
  MoonStar,
  PiggyBank,
  Radar,
  ServerOff,
  TrendingUp,
  Wifi,
} from 'lucide-react';
import { Layers } from '../art/Layers.tsx';
import { ServicePage } from './service/ServicePage.tsx';

export const texts = import.meta.glob('../i18n/locales/*/cloudSolutions.json', { import: 'default' });

export const Page = () => (
  <ServicePage
    service="cloudSolutions"
    next="cybersecurity"
    art={<Layers />}
    featureIcons={[CloudUpload, DraftingCompass, Radar, ArchiveRestore, PiggyBank, Boxes, LockKeyhole]}
    highlightIcons={[Gauge, PiggyBank, TrendingUp, ServerOff, Wifi, MoonStar]}
  />
);
