import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { ServiceId } from '../../routing/routes.ts';
import type { Card } from '../../sections/CardGrid.tsx';
import { budgetAmounts } from './budgetAmounts.ts';

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
  /** The subject is what people search for; the summary a sentence that says by itself what is offered, to whom and where. */
  hero: Heading & { subject: string; button: string; summary: string };
  features: Heading & { items: Item[] };
  process: Heading & { steps: Item[] };
  checklist: Heading & { items: string[]; note: string };
  /** The claims, benefits or kinds that some services set apart. */
  highlights?: Heading & { items: Item[] };
  /** A project that a client tells of on the home page. */
  project?: { title: string; client: string; facts: { label: string; text: string }[] };
  /** Cost, duration, ownership, people, and what comes afterwards. */
  questions: { title: string; items: { question: string; answer: string }[] };
  closing: { title: string; text: string; button: string };
}

/** Does not compile while a service's texts lack a part. */
({}) as Texts satisfies Record<ServiceId, ServiceTexts>;

export const useServiceTexts = (service: ServiceId): ServiceTexts => {
  const { i18n, t } = useTranslation(service);
  const amounts = budgetAmounts[useLanguage()];
  const texts: ServiceTexts = i18n.getResourceBundle(i18n.language, service);
  return {
    ...texts,
    hero: { ...texts.hero, summary: t('hero.summary') },
    questions: { ...texts.questions, items: t('questions.items', { returnObjects: true, ...amounts }) },
  };
};

export const withIcons = (items: Item[], icons: LucideIcon[]): Card[] =>
  items.map((item, index) => {
    const Icon = icons[index];
    if (!Icon) throw new Error(`Expected an icon for each of ${items.length} cards, found ${icons.length}`);
    return { Icon, ...item };
  });
