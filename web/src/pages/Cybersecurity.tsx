import { FileLock2, GraduationCap, Network as NetworkIcon, Radar, Siren, Swords } from 'lucide-react';
import { Shield } from '../art/Shield.tsx';
import { ServicePage } from './service/ServicePage.tsx';

export const texts = import.meta.glob('../i18n/locales/*/cybersecurity.json', { import: 'default' });

export const Page = () => (
  <ServicePage
    service="cybersecurity"
    next="cloudSolutions"
    art={<Shield />}
    featureIcons={{
      detection: Radar,
      network: NetworkIcon,
      data: FileLock2,
      incidents: Siren,
      penetration: Swords,
      training: GraduationCap,
    }}
  />
);
