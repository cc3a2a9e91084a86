import type { Language } from '@helvardar/shared/languages';

export interface Text {
  language: Language;
  namespace: string;
  /** A position such as `hero.slides.cloud.title` or `sections.2.items.0`. */
  key: string;
  text: string;
}

const files = import.meta.glob<unknown>('../../web/src/i18n/locales/*/*.json', {
  import: 'default',
  eager: true,
});

const leavesOf = (value: unknown, path: string[] = []): { key: string; text: string }[] => {
  if (typeof value === 'string') return [{ key: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null)
    throw new Error(`Expected a text at ${path.join('.')}, got ${JSON.stringify(value)}`);
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]));
};

export const everyText: Text[] = Object.entries(files).flatMap(([file, content]) => {
  const [, language = '', namespace = ''] = /\/(..)\/(\w+)\.json$/.exec(file) ?? [];
  return leavesOf(content).map((leaf) => ({ language: language as Language, namespace, ...leaf }));
});

export const textsIn = (language: Language): Text[] => everyText.filter((text) => text.language === language);

export const nameOf = ({ language, namespace, key }: Text): string => `${language}/${namespace}: ${key}`;
