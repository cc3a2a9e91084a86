import {
  Bell,
  Blocks,
  Cpu,
  Gauge,
  Layers2,
  Megaphone,
  Plug,
  ShoppingBag,
  Smartphone,
  Users,
} from 'lucide-react';
import { Devices } from '../art/Devices.tsx';
import { ServicePage } from './service/ServicePage.tsx';

export const texts = import.meta.glob('../i18n/locales/*/mobileDevelopment.json', { import: 'default' });

export const Page = () => (
  <ServicePage
    service="mobileDevelopment"
    next="customSoftware"
    art={<Devices />}
    featureIcons={[Smartphone, Layers2, Gauge, Users, Bell, Cpu, Plug]}
    highlightIcons={[Blocks, Megaphone, ShoppingBag]}
  />
);
