import { Problem } from '../../commands/command.ts';
import { type Language, languages } from '../../shared/languages.ts';
import { addressOf, pageIds } from '../support/site/addresses.ts';

/** A page in one language. One visit takes its pictures on all screens. */
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

/**
 * The subjects that words select. A word is the name of a page (as in web/src/routing/routes.ts), a path, or the code
 * of a language. Without a name or path all pages are selected, and without a code all languages.
 */
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
