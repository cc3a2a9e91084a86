import { languages } from '@helvardar/shared/languages';
import { describe, expect, test } from 'vitest';
import type { Namespace } from '../../web/src/i18n/texts.ts';
import { textsIn } from './everyText.ts';

/** The search phrase for each page, in English, German and French. */
const phrases = {
  home: ['IT services', 'IT-Dienstleister', 'prestataire informatique'],
  services: ['IT services', 'IT-Dienstleistungen', 'services informatiques'],
  websiteDevelopment: ['web design', 'Website erstellen lassen', 'création de site internet'],
  socialMediaMarketing: ['social media marketing', 'Social-Media-Agentur', 'agence réseaux sociaux'],
  customSoftware: ['custom software', 'Individualsoftware', 'logiciels sur mesure'],
  cloudSolutions: ['cloud solutions', 'Cloud-Lösungen', 'solutions cloud'],
  cybersecurity: ['cybersecurity', 'Cybersecurity', 'cybersécurité'],
  mobileDevelopment: ['app development', 'App-Entwicklung', 'développement d’applications mobiles'],
  about: ['IT company', 'IT-Firma', 'société informatique'],
  contact: ['free IT consultation', 'IT-Erstgespräch', 'premier entretien'],
  careers: ['IT jobs', 'IT-Jobs', 'emplois informatiques'],
} satisfies Partial<Record<Namespace, string[]>>;
type Page = keyof typeof phrases;

const headings = /^(hero\.)?(subject|title|heading)$/;
const firstParagraphs = /^(hero\.summary|hero\.slides\.partners\.subtitle|lead|subtitle)$/;
const careersLead = /^hero\.lead$/;

describe.each(languages)('in %s', (language) => {
  test.each(Object.keys(phrases) as Page[])('%s contains its search phrase in three places', (page) => {
    const phrase = phrases[page][languages.indexOf(language)]?.toLowerCase() ?? '';
    const texts = textsIn(language).filter(({ namespace }) => namespace === page);
    const says = (keys: RegExp) =>
      texts.some(
        ({ key, text }) => keys.test(key) && text.replaceAll('\u00a0', ' ').toLowerCase().includes(phrase),
      );
    const first = page === 'careers' ? careersLead : firstParagraphs;
    const places = {
      title: says(/^meta\.title$/),
      heading: says(headings),
      description: says(/^meta\.description$/),
      firstParagraph: says(first),
      text: texts.some(
        ({ key, text }) =>
          !/^meta\./.test(key) &&
          !headings.test(key) &&
          !first.test(key) &&
          text.replaceAll('\u00a0', ' ').toLowerCase().includes(phrase),
      ),
    };
    const found = Object.values(places).filter(Boolean).length;
    expect(found, `${phrase} in ${JSON.stringify(places)}`).toBeGreaterThanOrEqual(3);
  });
});
