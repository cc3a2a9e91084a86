import { describe, expect } from 'vitest';
import { addressOf } from './addresses.ts';
import { textsOf } from './texts.ts';
import { test } from './visit.ts';

/** The footer of the specification, section 2.4, with the facts of the company. */
const facts = {
  en: ['Rheinufer 12, 4051 Basel, Switzerland', 'Vardar Quay 12, 1000 Skopje, North Macedonia'],
  de: ['Rheinufer 12, 4051 Basel, Schweiz', 'Vardar Quay 12, 1000 Skopje, Nordmazedonien'],
  fr: ['Rheinufer 12, 4051 Basel, Suisse', 'Vardar Quay 12, 1000 Skopje, Macédoine du Nord'],
};
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
    expect(await target('Facebook')).toMatch(/^https:\/\/www\.facebook\.com\//);
    expect(await target('Instagram')).toMatch(/^https:\/\/www\.instagram\.com\//);
    expect(await target('LinkedIn')).toMatch(/^https:\/\/www\.linkedin\.com\//);
    expect(await target('+41 61 000 00 00')).toBe('tel:+41610000000');
    expect(await target('hello@helvardar.example')).toBe('mailto:hello@helvardar.example');
    for (const address of facts[language]) expect(await root.getByText(address).isVisible()).toBe(true);
    expect(await root.getByText(/© 2025 Helvardar\./).isVisible()).toBe(true);
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
