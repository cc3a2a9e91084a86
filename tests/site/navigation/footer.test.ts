import { addressLine, company, type OfficeId } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { expect } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { emailLink, phoneLink } from '../../support/site/companyFacts.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

/** The footer of docs/behaviour.md, 2.4, with the facts of the company. */
const officeIds: OfficeId[] = ['basel', 'skopje'];
const services = [
  'websiteDevelopment',
  'socialMediaMarketing',
  'customSoftware',
  'cloudSolutions',
  'cybersecurity',
  'mobileDevelopment',
] as const;
const policies = ['privacyPolicy', 'termsOfService', 'cookiePolicy'] as const;

test('the footer has in every language all that it should', async ({ visit }) => {
  const { page, goTo } = await visit();
  for (const language of languages) {
    await goTo(addressOf('careers', language));
    const { routes, navigation, footer } = textsOf('common', language);
    const root = page.getByRole('contentinfo');
    const link = (name: string) => root.getByRole('link', { name, exact: true });
    const target = (name: string) => link(name).getAttribute('href');

    expect(await target(navigation.homeLink)).toBe(addressOf('home', language));
    expect(await root.getByText(footer.description).isVisible()).toBe(true);
    for (const id of [...services, ...policies])
      expect(await target(routes[id]), id).toBe(addressOf(id, language));
    expect(await target('Facebook')).toBe(company.social.facebook);
    expect(await target('Instagram')).toBe(company.social.instagram);
    expect(await target('LinkedIn')).toBe(company.social.linkedin);
    expect(await root.getByText(company.legalName).isVisible()).toBe(true);
    expect(await target(company.phone)).toBe(phoneLink);
    expect(await target(company.email)).toBe(emailLink);
    for (const id of officeIds)
      expect(await root.getByText(addressLine(id, language)).isVisible(), id).toBe(true);
    expect(await root.getByText(`© ${company.copyrightYear} ${company.name}.`).isVisible()).toBe(true);
  }
});

test('the same footer is on pages of every kind', async ({ visit }) => {
  const { page, goTo, failedRequests } = await visit(undefined, { javaScriptEnabled: false });
  for (const id of ['home', 'cybersecurity', ...policies, 'notFound'] as const) {
    await goTo(addressOf(id, 'en'));
    const links = page.getByRole('contentinfo').getByRole('link');
    expect(await links.count(), id).toBe(1 + 3 + 6 + 5 + 2 + 3);
  }
  expect(failedRequests()).toHaveLength(1);
});
