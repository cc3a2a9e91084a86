import { languages } from '@helvardar/shared/languages';
import { describe, expect, test } from 'vitest';
import { newRequestPeriod, retention } from '../../functions/src/retention.ts';
import { day, hour } from '../../functions/src/time.ts';
import { draftKey, storageKeys } from '../../web/src/browser/storage.ts';
import { lifetime } from '../../web/src/consultation/sending/outbox.ts';
import { textsIn } from './everyText.ts';

/** The numbers that the German policies write in words. */
const words: Record<string, number> = { zwei: 2, sechs: 6, sieben: 7 };
const outboxDays = lifetime / day;

describe.each(languages)('the policies in %s', (language) => {
  const textOf = (namespace: string, key: string) => {
    const found = textsIn(language).find((text) => text.namespace === namespace && text.key === key);
    if (!found) throw new Error(`Expected the text ${key} in ${language}/${namespace}, found none`);
    return found.text;
  };
  const itemsOf = (namespace: string, section: number) =>
    textsIn(language)
      .filter((text) => text.namespace === namespace && text.key.startsWith(`sections.${section}.items.`))
      .map(({ text }) => text);
  const numbersIn = (text: string) =>
    [...text.matchAll(/\d+|\b(?:zwei|sechs|sieben)\b/g)].map(([number]) => words[number] ?? Number(number));

  test('name the periods for which the functions and the browser keep data', () => {
    expect(itemsOf('privacyPolicy', 8).map(numbersIn)).toEqual([
      [retention.requestMonths, retention.requestMonths],
      [retention.mailDays],
      [retention.ledgerDays],
      [Math.max(retention.claimDays, retention.controlDays)],
      [outboxDays],
      numbersIn(textOf('privacyPolicy', 'sections.4.paragraphs.0')).slice(1),
    ]);
    expect(numbersIn(textOf('consultation', 'privacy'))).toEqual([retention.requestMonths]);
    expect(numbersIn(textOf('privacyPolicy', 'sections.3.paragraphs.1'))).toEqual([newRequestPeriod / hour]);
    expect(numbersIn(textOf('privacyPolicy', 'sections.3.paragraphs.2'))).toEqual([outboxDays]);
  });

  test('name the key under which the tab keeps the form', () => {
    expect(textOf('privacyPolicy', 'sections.6.paragraphs.0')).toContain(draftKey);
    expect(textOf('cookiePolicy', 'sections.1.paragraphs.0')).toContain(draftKey);
  });

  test('name every key of the browser’s storage that the site uses, and no other', () => {
    const keys = Object.values(storageKeys).toSorted();
    const named = (items: string[]) => items.map((item) => /^\w+/.exec(item)?.[0]).toSorted();
    const kept = itemsOf('privacyPolicy', 6);
    const explained = itemsOf('cookiePolicy', 1);
    expect(named(kept)).toEqual(keys);
    expect(named(explained)).toEqual(keys);
    for (const items of [kept, explained]) {
      const outbox = items.find((item) => item.startsWith(storageKeys.outbox)) ?? '';
      expect(numbersIn(outbox)).toEqual([outboxDays]);
    }
  });
});
