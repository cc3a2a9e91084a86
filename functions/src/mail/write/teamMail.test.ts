import type { NormalisedRequest } from '@helvardar/shared/consultationRequest';
import { expect, test } from 'vitest';
import { teamMailSettings } from '../../../../tests/support/functions/notificationSettings.ts';
import { sampleRequest } from '../../../../tests/support/samples.ts';
import { isMailContent } from '../mailDocument.ts';
import { lines } from './html.ts';
import { columns } from './requestInWords.ts';
import { teamMail } from './teamMail.ts';

const request: NormalisedRequest = {
  ...sampleRequest,
  name: 'Anna <Muster>',
  email: 'anna@example.com',
  phone: '+41 61 111 11 11',
  company: 'Muster & Söhne',
  project_type: 'social_media',
  message: 'Erste Zeile\n<b>zweite</b>',
  preferred_contact: 'phone',
  language: 'fr',
  came_from: '/fr/services',
  campaign: 'spring_2027',
};
const written = (change: Partial<NormalisedRequest> = {}) =>
  teamMail(teamMailSettings, 'abcdefghijklmnopqrst', { ...request, ...change });

test('the reply address is the visitor’s', () => {
  expect(written()).toMatchObject({
    ...{ to: teamMailSettings.teamAddress, from: teamMailSettings.mailFrom },
    replyTo: request.email,
  });
  expect(isMailContent(written())).toBe(true);
});

test('the e-mail states every field, with words for codes, in the text and in the HTML', () => {
  const { text, html } = written().message;
  const stated = [
    ['Name', 'Anna <Muster>'],
    ['Email', 'anna@example.com'],
    ['Phone', '+41 61 111 11 11'],
    ['Company', 'Muster & Söhne'],
    ['Project type', 'Social media'],
    ['Budget (visitor’s currency)', '15,000 to 50,000'],
    ['Preferred contact', 'Phone'],
    ['Language', 'French'],
    ['Came from', '/fr/services'],
    ['Campaign', 'spring_2027'],
  ] as const;
  for (const [label, value] of stated) {
    expect(text).toContain(`\n${label}: ${value}\n`);
    for (const part of [label, value]) expect(html).toContain(lines(part).markup);
  }
  expect(text).toContain('Project details:\n\n> Erste Zeile\n> <b>zweite</b>\n');
  expect(html).toContain('Erste Zeile<br>\n&lt;b&gt;zweite');
  expect(stated).toHaveLength(columns.length - 1);
  expect(text).toContain('Request abcdefghijklmnopqrst');
});

test('a request without a campaign does not mention one', () => {
  const { text, html } = teamMail(teamMailSettings, 'abcdefghijklmnopqrst', sampleRequest).message;
  for (const part of [text, html]) expect(part).not.toMatch(/Campaign|Came from/);
});

test.each([
  [{}, 'Please call, in French, within 24 hours of the request.'],
  [
    { preferred_contact: 'email', language: 'de' },
    'Please write, in German, within 24 hours of the request.',
  ],
  [
    { phone: null },
    'Please write, in French, within 24 hours of the request. A call was preferred, but there is no number.',
  ],
] satisfies [Partial<NormalisedRequest>, string][])(
  '%j: the first sentence says how to answer',
  (change, wish) => {
    const { text, html } = written(change).message;
    expect(text.split('\n')[0]).toBe(wish);
    expect(html).toContain(`<p>${wish}</p>`);
  },
);

test.each([
  ['+41 (0)61 111 11 11', 'tel:+41611111111'],
  ['061 111 11 11', 'tel:0611111111'],
  ['+41 61\u2011000\u201100\u201300', 'tel:+41610000000'],
  ['after six', undefined],
])('a press on the number %s calls it', (phone, address) => {
  const { html } = written({ phone }).message;
  expect(/href="(tel:[^"]*)"/.exec(html)?.[1]).toBe(address);
});

test('a text from right to left is shown in its direction, with its punctuation at its end', () => {
  const { html } = written({ name: 'محمد', message: 'مرحبا بالعالم.\nHello' }).message;
  expect(html).toContain('<span dir="auto">محمد</span>');
  expect(html).toContain('<span dir="auto">مرحبا بالعالم.<br>\nHello</span>');
});

test('a press on the address writes to it alone', () => {
  const { html } = written({ email: 'anna?cc=other@example.com' }).message;
  expect(html).toContain('href="mailto:anna%3Fcc%3Dother@example.com"');
});

test('an empty field is shown as a dash', () => {
  const { text } = written({ phone: null, company: null }).message;
  expect(text).toContain('Phone: –\nCompany: –');
});

test('a choice of another release is shown as its code', () => {
  expect(written({ budget: 'over_100k' }).message.text).toContain('Budget (visitor’s currency): over_100k\n');
});

test('an out-of-office reply is not wanted, a help desk’s acknowledgement and a bounce are', () => {
  const { headers } = written();
  expect(headers['X-Auto-Response-Suppress']).toBe('OOF, AutoReply');
  expect(Object.keys(headers)).not.toContain('Auto-Submitted');
});

test('mail programs keep two requests of one name apart', () => {
  const [one, other] = [written(), written({ message: 'Another one' })];
  expect(one.headers['X-Entity-Ref-ID']).toMatch(/^[\w-]{20,}$/);
  expect(one.headers['X-Entity-Ref-ID']).not.toBe(other.headers['X-Entity-Ref-ID']);
});

test('what a visitor wrote stands apart, below the button and the link of this site', () => {
  const forged = 'Mark as answered: https://forged.example/answered?request=abcdefghijklmnopqrst';
  const { text, html } = written({ message: `${'\n'.repeat(1_900)}${forged}` }).message;
  expect(text.match(/^Mark as answered: /gm)).toHaveLength(1);
  expect(text).toContain(`> ${forged}`);
  expect(text.indexOf('Mark as answered: https://functions.example')).toBeLessThan(text.indexOf('Name:'));
  const [ours = '', theirs = ''] = html.slice(html.indexOf('<body')).split('border-left');
  expect(ours).toContain('>Mark as answered</a>');
  expect(ours).not.toContain('Anna');
  expect(theirs).toContain(forged);
});
