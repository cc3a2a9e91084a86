import { addressLine, company, type OfficeId } from '@helvardar/shared/company';
import { describe, expect } from 'vitest';
import { addressOf } from './addresses.ts';
import { emailLink, phoneLink } from './companyFacts.ts';
import { textsOf } from './texts.ts';
import { test } from './visit.ts';

/** The footer of the specification, section 2.4, with the facts of the company. */
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

describe.concurrent('the footer', () => {
  test.for(['en', 'de', 'fr'] as const)('has in %s all that it should', async (language, { visit }) => {
    const { page } = await visit(addressOf('careers', language));
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
  });
});

describe.concurrent('the same footer is on', () => {
  test.for(['home', 'cybersecurity', ...policies, 'notFound'] as const)('%s', async (id, { visit }) => {
    const { page, messages, failedRequests } = await visit(addressOf(id, 'en'), { javaScriptEnabled: false });
    const links = page.getByRole('contentinfo').getByRole('link');
    expect(await links.count()).toBe(1 + 3 + 6 + 5 + 2 + 3);
    messages();
    failedRequests();
  });
});
