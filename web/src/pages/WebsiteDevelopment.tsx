import {
  Accessibility,
  Cable,
  CreditCard,
  FilePenLine,
  Gauge,
  Languages,
  MonitorSmartphone,
  Search,
  ShieldCheck,
  ShoppingBag,
  TrendingUp,
} from 'lucide-react';
import { Transform } from '../art/Transform.tsx';
import { Reference } from './reference/Reference.tsx';
import { ServicePage } from './service/ServicePage.tsx';

export const texts = import.meta.glob('../i18n/locales/*/websiteDevelopment.json', { import: 'default' });

export const Page = () => (
  <ServicePage
    service="websiteDevelopment"
    next="socialMediaMarketing"
    art={<Transform />}
    featureIcons={[MonitorSmartphone, Gauge, Search, FilePenLine, Accessibility, Languages, ShieldCheck]}
    reference={<Reference />}
    highlightIcons={[ShoppingBag, CreditCard, Cable, TrendingUp]}
  />
);
