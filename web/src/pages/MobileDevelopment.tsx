import { Bell, Cpu, Gauge, Layers2, Plug, Smartphone, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Devices } from '../art/Devices.tsx';
import { BusinessScreen, ShopScreen, SocialScreen } from '../art/Screens.tsx';
import { Tiles } from '../sections/Tiles.tsx';
import { ServicePage } from './service/ServicePage.tsx';

export const texts = import.meta.glob('../i18n/locales/*/mobileDevelopment.json', { import: 'default' });

const screens = { business: BusinessScreen, social: SocialScreen, shop: ShopScreen } as const;
const appTypes = Object.keys(screens) as (keyof typeof screens)[];

const AppTypes = ({ id, title, lead }: Omit<ComponentProps<typeof Tiles>, 'items'>) => {
  const { t } = useTranslation('mobileDevelopment');
  return (
    <Tiles
      id={id}
      title={title}
      lead={lead}
      items={appTypes.map((type) => {
        const Screen = screens[type];
        return {
          art: <Screen />,
          title: t(`highlights.items.${type}.title`),
          text: t(`highlights.items.${type}.text`),
        };
      })}
    />
  );
};

export const Page = () => (
  <ServicePage
    service="mobileDevelopment"
    next="customSoftware"
    art={<Devices />}
    Highlights={AppTypes}
    featureIcons={{
      native: Smartphone,
      crossPlatform: Layers2,
      performance: Gauge,
      experience: Users,
      notifications: Bell,
      device: Cpu,
      interfaces: Plug,
    }}
  />
);
