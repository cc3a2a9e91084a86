import { budgetBounds } from '@helvardar/shared/fields';
import { useTranslation } from 'react-i18next';
import { wholeNumber } from '../../i18n/numbers.ts';
import type { Texts } from '../../i18n/texts.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { ServiceId } from '../../routing/routes.ts';

interface Item {
  title: string;
  text: string;
}

interface Heading {
  title: string;
  lead: string;
}

export type QuestionId = 'cost' | 'duration' | 'ownership' | 'people' | 'followUp';

/** The texts of a service page. `FeatureId` is the union of the keys of `features.items`. */
export interface ServiceTexts<FeatureId extends string = string> {
  /** `label` names the service in links. `card` is the text of its card on the page of all services. */
  links: { label: string; card: string };
  /** `subject` is the phrase that people search for. `summary` says what is offered, to whom and where. */
  hero: Heading & { subject: string; button: string; summary: string };
  features: Heading & { items: Record<FeatureId, Item> };
  process: Heading & { steps: Item[] };
  checklist: Heading & { items: string[]; note: string };
  /** A second list, such as benefits. `items` is a record if each item has a picture, and otherwise an array. */
  highlights?: Heading & { items: Item[] | Record<string, Item> };
  /** The project of a client who gave a testimonial. Its title is in `common`, for links on other pages. */
  project?: {
    client: string;
    problem: string;
    steps: string[];
    /** The difficulty. The label says whether the text is about this project or about such projects in general. */
    hard: { label: string; text: string };
    result: { figure: string; text: string };
  };
  /** The title and lead of the section shown without a `project`. That section offers a call with a client. */
  reference?: { title: string; text: string };
  questions: {
    title: string;
    items: Record<QuestionId, { question: string; answer: string }> & {
      cost: { prices: { what: string; price: string }[] };
    };
  };
  closing: { title: string; text: string; button: string };
}

/** Fails to compile if a service lacks a text. */
({}) as Texts satisfies Record<ServiceId, ServiceTexts>;

export type FeatureId<Service extends ServiceId> = keyof Texts[Service]['features']['items'] & string;

export const useServiceTexts = <Service extends ServiceId>(
  service: ServiceId,
): ServiceTexts<FeatureId<Service>> => {
  const { i18n, t } = useTranslation(service);
  const language = useLanguage();
  /** The lower bounds of all budget ranges but the lowest. */
  const amounts = {
    low: wholeNumber(budgetBounds['5k_15k'].from, language),
    middle: wholeNumber(budgetBounds['15k_50k'].from, language),
    high: wholeNumber(budgetBounds.over_50k.from, language),
  };
  const texts: ServiceTexts<FeatureId<Service>> = i18n.getResourceBundle(i18n.language, service);
  return {
    ...texts,
    hero: { ...texts.hero, summary: t('hero.summary') },
    questions: { ...texts.questions, items: t('questions.items', { returnObjects: true, ...amounts }) },
  };
};
