import {
  ArchiveRestore,
  Box,
  CloudUpload,
  DraftingCompass,
  LockKeyhole,
  PiggyBank,
  Radar,
} from 'lucide-react';
import { Cloud } from '../art/Cloud.tsx';
import { ServicePage } from './service/ServicePage.tsx';

export const texts = import.meta.glob('../i18n/locales/*/cloudSolutions.json', { import: 'default' });

export const Page = () => (
  <ServicePage
    service="cloudSolutions"
    next="cybersecurity"
    art={<Cloud />}
    featureIcons={{
      migration: CloudUpload,
      architecture: DraftingCompass,
      operation: Radar,
      backup: ArchiveRestore,
      costs: PiggyBank,
      containers: Box,
      security: LockKeyhole,
    }}
  />
);
