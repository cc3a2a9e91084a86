import { addressLine, company, type OfficeId } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { expect, test } from 'vitest';
import { policyIds, serviceIds } from '../../../web/src/routing/routes.ts';
import { addressOf, pageIds } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { emailLink, phoneLink } from '../../support/site/companyFacts.ts';
import { textsOf as localeOf } from '../../support/site/texts.ts';

/** The offices and the linked pages of docs/behaviour.md, 2.4. */
const officeIds: OfficeId[] = ['basel', 'skopje'];
const linked = [...serviceIds, 'home', 'services', 'about', 'careers', 'contact', ...policyIds] as const;

test.for(languages)('in %s the footer has everything of docs/behaviour.md, 2.4', (language) => {
  const { $, textsOf, valuesOf } = builtPage(addressOf('careers', language));
  const { navigation, footer } = localeOf('common', language);
  const links = $('footer a').toArray();
  const target = (name: string) =>
    valuesOf(
      $(
        links.filter(
          (link) =>
            ($(link).attr('aria-label') ?? $(link).text()).replaceAll('\u00a0', ' ') ===
            name.replaceAll('\u00a0', ' '),
        ),
      ),
      'href',
    );

  expect(target(navigation.homeLink)).toEqual([addressOf('home', language)]);
  for (const id of linked)
    expect(target(localeOf(id, language).links.label), id).toEqual([addressOf(id, language)]);
  expect(target('Facebook')).toEqual([company.social.facebook]);
  expect(target('Instagram')).toEqual([company.social.instagram]);
  expect(target('LinkedIn')).toEqual([company.social.linkedin]);
  expect(target(company.phone)).toEqual([phoneLink]);
  expect(target(company.email)).toEqual([emailLink]);
  // Postal addresses contain no-break spaces.
  const text = textsOf($('footer')).join().replaceAll('\u00a0', ' ');
  for (const id of officeIds) expect(text).toContain(addressLine(id, language));
  for (const words of [footer.description, company.legalName, `© ${company.copyrightYear} ${company.name}.`])
    expect(text).toContain(words);
});

test.for(pageIds)('the page %s has the same footer', (id) => {
  expect(builtPage(addressOf(id, 'en')).$('footer a')).toHaveLength(1 + 3 + linked.length + 2);
});
