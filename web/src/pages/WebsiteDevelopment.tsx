import {
  Accessibility,
  FilePenLine,
  Gauge,
  Languages,
  MonitorSmartphone,
  Search,
  ShieldCheck,
} from 'lucide-react';
import { Transform } from '../art/Transform.tsx';
import { ServicePage } from './service/ServicePage.tsx';
import { ThisSite } from './websiteDevelopment/ThisSite.tsx';

export const texts = import.meta.glob('../i18n/locales/*/websiteDevelopment.json', { import: 'default' });

export const Page = () => (
  <ServicePage
    service="websiteDevelopment"
    next="socialMediaMarketing"
    art={<Transform />}
    featureIcons={{
      responsive: MonitorSmartphone,
      speed: Gauge,
      search: Search,
      content: FilePenLine,
      accessibility: Accessibility,
      languages: Languages,
      security: ShieldCheck,
    }}
    thisSite={<ThisSite />}
  />
);
