import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Texts } from '../../i18n/texts.ts';
import type { ServiceId } from '../../routing/routes.ts';
import type { Card } from '../../sections/CardGrid.tsx';

interface Item {
  title: string;
  text: string;
}

interface Heading {
  title: string;
  lead: string;
}

/** What every service says about itself. */
export interface ServiceTexts {
  hero: Heading & { button: string };
  features: Heading & { items: Item[] };
  process: Heading & { steps: Item[] };
  checklist: Heading & { items: string[]; note: string };
  /** The claims, benefits or kinds that some services set apart. */
  highlights?: Heading & { items: Item[] };
  closing: { title: string; text: string; button: string };
}

/** Does not compile while a service's texts lack a part. */
export type Complete = Texts extends Record<ServiceId, ServiceTexts> ? true : never;
true satisfies Complete;

export const useServiceTexts = (service: ServiceId): ServiceTexts => {
  const { i18n } = useTranslation(service);
  return i18n.getResourceBundle(i18n.language, service);
};

export const withIcons = (items: Item[], icons: LucideIcon[]): Card[] =>
  items.map((item, index) => {
    const Icon = icons[index];
    if (!Icon) throw new Error(`Expected an icon for each of ${items.length} cards, found ${icons.length}`);
    return { Icon, ...item };
  });
