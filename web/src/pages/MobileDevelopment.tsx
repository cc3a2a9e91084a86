import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Bell, Cpu, Gauge, Layers2, Plug, Smartphone, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Devices } from '../art/Devices.tsx';
import { BusinessScreen, ShopScreen, SocialScreen } from '../art/Screens.tsx';
import { type HeadingProps, SectionHeading } from '../sections/SectionHeading.tsx';
import { columnGap } from '../theme/grid.ts';
import { ServicePage } from './service/ServicePage.tsx';

export const texts = import.meta.glob('../i18n/locales/*/mobileDevelopment.json', { import: 'default' });

const screens = { business: BusinessScreen, social: SocialScreen, shop: ShopScreen } as const;
const appTypes = Object.keys(screens) as (keyof typeof screens)[];

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `32px ${columnGap}`,
  '& > div > svg': { height: 'auto', aspectRatio: '3 / 2', marginBottom: 20 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const AppTypes = (heading: HeadingProps) => {
  const { t } = useTranslation('mobileDevelopment');
  return (
    <>
      <SectionHeading {...heading} />
      <Columns>
        {appTypes.map((type) => {
          const Screen = screens[type];
          return (
            <div key={type}>
              <Screen />
              <Typography variant="h3" gutterBottom>
                {t(`highlights.items.${type}.title`)}
              </Typography>
              <Typography color="textSecondary">{t(`highlights.items.${type}.text`)}</Typography>
            </div>
          );
        })}
      </Columns>
    </>
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
