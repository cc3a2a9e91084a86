import { Bell, Cpu, Gauge, Layers2, Plug, Smartphone, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Devices } from '../art/Devices.tsx';
import { BusinessScreen, ShopScreen, SocialScreen } from '../art/Screens.tsx';
import { Tiles } from '../sections/Tiles.tsx';
import { ServicePage } from './service/ServicePage.tsx';

export const texts = import.meta.glob('../i18n/locales/*/mobileDevelopment.json', { import: 'default' });

const screens = [<BusinessScreen key="business" />, <SocialScreen key="social" />, <ShopScreen key="shop" />];
const AppTypes = (props: Omit<ComponentProps<typeof Tiles>, 'art'>) => <Tiles {...props} art={screens} />;

export const Page = () => (
  <ServicePage
    service="mobileDevelopment"
    next="customSoftware"
    art={<Devices />}
    Highlights={AppTypes}
    featureIcons={[Smartphone, Layers2, Gauge, Users, Bell, Cpu, Plug]}
  />
);
