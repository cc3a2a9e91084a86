import { Problem } from '../../commands/command.ts';
import { type Language, languages } from '../../shared/languages.ts';
import { addressOf, pageIds } from '../support/site/addresses.ts';

/** A page in one language. */
export interface Subject {
  name: string;
  language: Language;
  path: string;
}

export const screens = ([360, 768, 1440] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
export type Screen = (typeof screens)[number];

export const fileOf = ({ name, language }: Subject, { width, colorScheme }: Screen): string =>
  `${name}-${language}-${colorScheme}-${width}.png`;

const all: Subject[] = pageIds.flatMap((name) =>
  languages.map((language) => ({ name, language, path: addressOf(name, language) })),
);

/** Selects subjects by page names, paths and language codes. The default is all pages and all languages. */
export const subjectsOf = (words: string[]): Subject[] => {
  const isNamed = (subject: Subject, word: string) => [subject.name, subject.path].includes(word);
  const codes = words.filter((word) => (languages as readonly string[]).includes(word));
  const names = words.filter((word) => !codes.includes(word));
  const unknown = names.filter((word) => !all.some((subject) => isNamed(subject, word)));
  if (unknown.length > 0)
    throw new Problem(
      `There is no page ${unknown.join(', ')}: name pages (${pageIds.join(', ')}), paths (/de/contact) or languages (${languages.join(', ')}).`,
    );
  return all.filter(
    (subject) =>
      (codes.length === 0 || codes.includes(subject.language)) &&
      (names.length === 0 || names.some((word) => isNamed(subject, word))),
  );
};
