import { readFileSync } from 'node:fs';
import { company } from '@helvardar/shared/company';
import type { Language } from '@helvardar/shared/languages';
import type { Namespace, Texts } from '../../../web/src/i18n/texts.ts';

const folder = new URL('../../../web/src/i18n/locales/', import.meta.url);

/** The texts of a namespace, as the site shows them. */
export const textsOf = <Name extends Namespace>(name: Name, language: Language = 'en'): Texts[Name] =>
  JSON.parse(
    readFileSync(new URL(`${language}/${name}.json`, folder), 'utf8').replaceAll('{{brand}}', company.name),
  );
