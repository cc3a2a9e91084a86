import { expect, test } from 'vitest';
import { teamAddress, useHarness } from '../support/functions/harness.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();

const name = `ab${'\u{20bb7}'.repeat(25)}`;
// `=E2=80=AE` is the direction mark U+202E.
const attack = 'utf-8?Q?Re:_invoice_=E2=80=AEgnp.exe?=';
test.each([
  ['is an encoded word of a header is not decoded', `=?${attack}`, `= ?${attack}`],
  ['is an encoded word in parts is not decoded', `=\u202e?${attack}`, `= ?${attack}`],
  ['has characters beyond U+FFFF arrives whole', name, name],
])('a name that %s in the subject of the e-mail to the team', async (_, typed, shown) => {
  await harness.arrived(newSubmission({ name: typed }));
  await harness.mailEvents();
  const sent = harness.server.messages.find(({ to }) => to === teamAddress);
  const subject = /^Subject: (.*)$/m.exec(sent?.content.replace(/\r\n(?=[ \t])/g, '') ?? '')?.[1] ?? '';
  const words = [...subject.matchAll(/=\?utf-8\?B\?([^?]*)\?=/g)];
  const decoded = words.map(([, word = '']) => Buffer.from(word, 'base64').toString()).join('');
  expect(decoded || subject).toBe(`Consultation request: Cloud solutions, ${shown}`);
});
