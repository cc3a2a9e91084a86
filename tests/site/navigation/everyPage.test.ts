import { company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { describe, expect, test } from 'vitest';
import { everyAddress, linkedAddresses, pageIds } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { emailLink, phoneLink } from '../../support/site/companyFacts.ts';
import { site } from '../../support/site/visit.ts';

interface Document {
  path: string;
  ids: string[];
  links: string[];
}

const documents = new Map<string, Document>(
  everyAddress.map(({ path }) => {
    const { $, valuesOf } = builtPage(path);
    return [path, { path, ids: valuesOf($('[id]'), 'id'), links: valuesOf($('a'), 'href') }];
  }),
);

/** Maps each link of the site to one page that contains it. */
const links = new Map(
  [...documents.values()].flatMap((document) => document.links.map((href) => [href, document] as const)),
);

describe('the links of all pages', () => {
  test('exist on every page', () => {
    expect(documents.size).toBe(pageIds.length * (languages.length + 1));
    for (const { path, links } of documents.values()) expect(links.length, path).toBeGreaterThan(20);
  });

  test('lead to existing pages without a redirect', async () => {
    const paths = new Set(
      [...links.keys()].filter((href) => href.startsWith('/')).map((href) => href.split(/[?#]/)[0]),
    );
    expect(paths.size).toBe(linkedAddresses);
    const dead: string[] = [];
    for (const path of paths) {
      const { status } = await fetch(`${site}${path}`, { redirect: 'manual' });
      if (status !== 200) dead.push(`${status} ${path} from ${links.get(path ?? '')?.path}`);
    }
    expect(dead).toEqual([]);
  });

  test('lead to existing fragments', () => {
    const broken = [...documents.values()].flatMap(({ path, links }) =>
      links
        .filter((href) => /^[/#]/.test(href) && href.includes('#'))
        .filter((href) => {
          const [target = '', fragment = ''] = href.replace(/\?[^#]*/, '').split('#');
          return !documents.get(target || path)?.ids.includes(fragment);
        })
        .map((href) => `${href} from ${path}`),
    );
    expect(broken).toEqual([]);
  });

  test('leave the site only for e-mail, telephone, the three social networks and public checkers', () => {
    const addresses = [...links.keys()].map((href) => href.replace(/^(mailto:[^?]*)\?subject=\w+$/, '$1'));
    const checkers =
      /^https:\/\/(pagespeed\.web\.dev|wave\.webaim\.org|validator\.w3\.org|developer\.mozilla\.org|internet\.nl)\//;
    const outside = [...new Set(addresses)].filter((href) => !/^[/#]/.test(href) && !checkers.test(href));
    const { facebook, instagram, linkedin } = company.social;
    expect(outside.toSorted()).toEqual([facebook, instagram, linkedin, emailLink, phoneLink].toSorted());
  });
});

test('no id occurs twice on a page', () => {
  for (const { path, ids } of documents.values()) expect(new Set(ids).size, path).toBe(ids.length);
});
