import { languages } from '@helvardar/shared/languages';
import { describe, expect, test } from 'vitest';
import { routeIds, routes } from '../../web/src/routing/routes.ts';
import { rowsOf } from '../support/behaviour.ts';
import { textsIn } from './everyText.ts';

/** The pages of docs/behaviour.md, 2.1, with the phrases that people search for. */
const rows = rowsOf('2.1').flatMap(([path = '', , phrase = '']) => {
  const page = routeIds.find((id) => path === `\`${routes[id].path}\``);
  return page ? [{ page, phrases: phrase.toLowerCase().split(' · ') }] : [];
});

test('every page except the policies has a phrase in each language', () => {
  expect(rows.filter(({ phrases }) => phrases.length === languages.length).map(({ page }) => page)).toEqual(
    routeIds.filter((id) => routes[id].kind !== 'policy'),
  );
});

const headings = /^(hero\.)?(subject|title|heading)$/;
const firstParagraphs = /^(hero\.summary|hero\.slides\.partners\.subtitle|lead|subtitle)$/;
const careersLead = /^hero\.lead$/;

describe.each(languages)('in %s', (language) => {
  test.each(rows)('$page contains its search phrase in three places', ({ page, phrases }) => {
    const phrase = phrases[languages.indexOf(language)] ?? '';
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
