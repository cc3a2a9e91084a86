/** One SVG `<path>` of a flag. The flag is 24 units wide and 16 high. */
interface FlagPath {
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}

interface LanguageRecord {
  /** In the language itself, for the language menu. */
  name: string;
  /** For the team's e-mails and commands. */
  englishName: string;
  /** For numbers and dates. */
  locale: string;
  /** For link previews. It must be one of the locales that Facebook supports. */
  openGraphLocale: string;
  /**
   * A visitor gets this language if the browser's first locale has one of these regions, even if the locale's language
   * is another (docs/behaviour.md, 9). An entry can also be a full locale such as `it-CH`, which takes precedence over
   * the entry `CH` of another language.
   */
  regions: readonly string[];
  cities: Record<'basel' | 'skopje', string>;
  countries: Record<'CH' | 'MK', string>;
  flag: readonly FlagPath[];
}

/** In the order of the menus. */
const records = {
  en: {
    name: 'English',
    englishName: 'English',
    locale: 'en-US',
    openGraphLocale: 'en_GB',
    regions: [],
    cities: { basel: 'Basel', skopje: 'Skopje' },
    countries: { CH: 'Switzerland', MK: 'North Macedonia' },
    flag: [
      { fill: '#012169', d: 'M0 0h24v16H0z' },
      { stroke: '#fff', strokeWidth: 3.2, d: 'M0 0l24 16M24 0L0 16' },
      { stroke: '#c8102e', strokeWidth: 1.2, d: 'M0 0l24 16M24 0L0 16' },
      { stroke: '#fff', strokeWidth: 5, d: 'M12 0v16M0 8h24' },
      { stroke: '#c8102e', strokeWidth: 3, d: 'M12 0v16M0 8h24' },
    ],
  },
  de: {
    name: 'Deutsch',
    englishName: 'German',
    locale: 'de-CH',
    openGraphLocale: 'de_DE',
    regions: ['DE', 'CH', 'AT'],
    cities: { basel: 'Basel', skopje: 'Skopje' },
    countries: { CH: 'Schweiz', MK: 'Nordmazedonien' },
    flag: [
      { fill: '#1a1a1a', d: 'M0 0h24v5.333H0z' },
      { fill: '#d00', d: 'M0 5.333h24v5.334H0z' },
      { fill: '#ffce00', d: 'M0 10.667h24V16H0z' },
    ],
  },
  fr: {
    name: 'Français',
    englishName: 'French',
    locale: 'fr-CH',
    openGraphLocale: 'fr_FR',
    regions: ['BE', 'FR'],
    cities: { basel: 'Bâle', skopje: 'Skopje' },
    countries: { CH: 'Suisse', MK: 'Macédoine du Nord' },
    flag: [
      { fill: '#002654', d: 'M0 0h8v16H0z' },
      { fill: '#fff', d: 'M8 0h8v16H8z' },
      { fill: '#ce1126', d: 'M16 0h8v16h-8z' },
    ],
  },
} satisfies Record<string, LanguageRecord>;

export type Language = keyof typeof records;
export const languageRecords: Record<Language, LanguageRecord> = records;
export const languages = Object.keys(records) as Language[];

export const perLanguage = <Value>(valueIn: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>;

/** The language of paths without a language prefix, and of visitors whose browser uses none of the site's languages. */
export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);
