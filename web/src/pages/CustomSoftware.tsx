import { AppWindow, Combine, LifeBuoy, Plug, RefreshCcw, UserRound, Workflow } from 'lucide-react';
import { Weave } from '../art/Weave.tsx';
import { ServicePage } from './service/ServicePage.tsx';

export const texts = import.meta.glob('../i18n/locales/*/customSoftware.json', { import: 'default' });

export const Page = () => (
  <ServicePage
    service="customSoftware"
    next="mobileDevelopment"
    art={<Weave />}
    featureIcons={{
      applications: AppWindow,
      integration: Combine,
      automation: Workflow,
      portals: UserRound,
      interfaces: Plug,
      modernization: RefreshCcw,
      support: LifeBuoy,
    }}
  />
);
