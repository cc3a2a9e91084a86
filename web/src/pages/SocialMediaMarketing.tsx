import { ChartNoAxesCombined, Compass, MessagesSquare, PenTool, Target, UserRoundCheck } from 'lucide-react';
import { Network } from '../art/Network.tsx';
import { Figures } from '../sections/Figures.tsx';
import { ServicePage } from './service/ServicePage.tsx';

export const texts = import.meta.glob('../i18n/locales/*/socialMediaMarketing.json', { import: 'default' });

export const Page = () => (
  <ServicePage
    service="socialMediaMarketing"
    next="websiteDevelopment"
    art={<Network />}
    featureIcons={{
      strategy: Compass,
      content: PenTool,
      community: MessagesSquare,
      campaigns: Target,
      influencers: UserRoundCheck,
      reporting: ChartNoAxesCombined,
    }}
    Highlights={Figures}
  />
);
