import { expect, test } from 'vitest';
import { teamAddress, useHarness } from '../support/functions/harness.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();

// `=E2=80=AE` is the direction mark U+202E.
test.each([
  ['an encoded word', '=?utf-8?Q?Re:_invoice_=E2=80=AEgnp.exe?='],
  ['an encoded word in parts', '=\u202e?utf-8?Q?Re:_invoice_=E2=80=AEgnp.exe?='],
])(
  'a name that is %s of a header is not decoded in the subject of the e-mail to the team',
  async (_, name) => {
    await harness.arrived(newSubmission({ name }));
    await harness.mailEvents();
    const sent = harness.server.messages.find(({ to }) => to === teamAddress);
    expect(sent?.content.replace(/\r\n(?=[ \t])/g, '')).toContain(
      'Subject: Consultation request: Cloud solutions, = ?utf-8?Q?Re:_invoice_=E2=80=AEgnp.exe?=\r\n',
    );
  },
);

test('a name of characters beyond U+FFFF arrives whole in the subject', async () => {
  const name = `ab${'\u{20bb7}'.repeat(25)}`;
  await harness.arrived(newSubmission({ name }));
  await harness.mailEvents();
  const sent = harness.server.messages.find(({ to }) => to === teamAddress);
  const subject = /^Subject: (.*)$/m.exec(sent?.content.replace(/\r\n(?=[ \t])/g, '') ?? '')?.[1] ?? '';
  const words = [...subject.matchAll(/=\?utf-8\?B\?([^?]*)\?=/g)];
  expect(words.map(([, word = '']) => Buffer.from(word, 'base64').toString()).join('')).toBe(
    `Consultation request: Cloud solutions, ${name}`,
  );
});
