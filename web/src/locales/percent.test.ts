import { type Language, languages } from '@helvardar/shared/languages';
import { expect, it } from 'vitest';
import de from './de/home.json' with { type: 'json' };
import en from './en/home.json' with { type: 'json' };
import fr from './fr/home.json' with { type: 'json' };

const texts: Record<Language, string> = {
  en: en.statistics.percent,
  de: de.statistics.percent,
  fr: fr.statistics.percent,
};

it.each(languages)('the share among the figures is written in %s as the browser writes it', (language) => {
  const written = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 });
  const text = texts[language].replace('{{whole}}', '99').replace('{{tenth}}', '9');
  expect(text).toBe(written.format(0.999));
});
