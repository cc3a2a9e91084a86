import { company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyAddress, linkedAddresses, pageIds } from '../../support/site/addresses.ts';
import { emailLink, phoneLink } from '../../support/site/companyFacts.ts';
import { site } from '../../support/site/visit.ts';

interface Document {
  path: string;
  ids: Set<string>;
  links: string[];
}

const documents = new Map<string, Document>();
const valuesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

const load = async (path: string): Promise<Document> => {
  const html = await (await fetch(`${site}${path}`)).text();
  return {
    path,
    ids: new Set(valuesOf(html, /\sid="([^"]*)"/g)),
    links: valuesOf(html, /<a\b[^>]*\shref="([^"]*)"/g),
  };
};

beforeAll(async () => {
  for (const { path } of everyAddress) documents.set(path, await load(path));
});

/** Every link of the site once, with a page that has it. */
const links = () =>
  new Map(
    [...documents.values()].flatMap((document) => document.links.map((href) => [href, document] as const)),
  );

describe('the links of all pages', () => {
  test('are many, and every page has some', () => {
    expect(documents.size).toBe(pageIds.length * (languages.length + 1));
    for (const { path, links } of documents.values()) expect(links.length, path).toBeGreaterThan(20);
  });

  test('lead to pages that are there, without a redirect', async () => {
    const paths = new Set(
      [...links().keys()].filter((href) => href.startsWith('/')).map((href) => href.split('#')[0]),
    );
    expect(paths.size).toBe(linkedAddresses);
    const dead: string[] = [];
    for (const path of paths) {
      const { status } = await fetch(`${site}${path}`, { redirect: 'manual' });
      if (status !== 200) dead.push(`${status} ${path} from ${links().get(path ?? '')?.path}`);
    }
    expect(dead).toEqual([]);
  });

  test('lead to fragments that are there', () => {
    const broken = [...documents.values()].flatMap(({ path, links }) =>
      links
        .filter((href) => href.includes('#'))
        .filter((href) => {
          const [target, fragment = ''] = href.split('#');
          return !documents.get(target || path)?.ids.has(fragment);
        })
        .map((href) => `${href} from ${path}`),
    );
    expect(broken).toEqual([]);
  });

  test('lead outside by mail, telephone or to the three networks alone', () => {
    const addresses = [...links().keys()].map((href) => href.replace(/^(mailto:[^?]*)\?subject=\w+$/, '$1'));
    const outside = [...new Set(addresses)].filter((href) => !/^[/#]/.test(href));
    const { facebook, instagram, linkedin } = company.social;
    expect(outside.toSorted()).toEqual([facebook, instagram, linkedin, emailLink, phoneLink].toSorted());
  });
});

test('no id is given twice on a page', async () => {
  for (const { path } of everyAddress) {
    const html = await (await fetch(`${site}${path}`)).text();
    const ids = valuesOf(html, /\sid="([^"]*)"/g);
    expect(ids.length, path).toBe(new Set(ids).size);
  }
});
