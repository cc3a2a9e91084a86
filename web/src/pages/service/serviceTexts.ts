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

/** The texts of a service page. */
export interface ServiceTexts {
  /** The subject is the searched phrase. The summary says in one sentence what is offered, to whom and where. */
  hero: Heading & { subject: string; button: string; summary: string };
  features: Heading & { items: Item[] };
  process: Heading & { steps: Item[] };
  checklist: Heading & { items: string[]; note: string };
  /** The claims, benefits or kinds of some services. */
  highlights?: Heading & { items: Item[] };
  /** A project whose client gives a testimonial on the home page; its title is in `common`, for links to it. */
  project?: {
    client: string;
    problem: string;
    /** What was done, in its order. */
    steps: string[];
    /** The label says whether it holds for this project or for such projects in general. */
    hard: { label: string; text: string };
    result: { figure: string; text: string };
  };
  /** Says that no project is published. */
  reference?: { title: string; text: string };
  /** Questions on cost, duration, ownership, people and follow-up. */
  questions: { title: string; items: { question: string; answer: string }[] };
  closing: { title: string; text: string; button: string };
}

/** Fails to compile when a service's texts lack a part. */
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
