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
    const submission = newSubmission({ name });
    await harness.store(submission);
    await harness.requestEvent(submission);
    await harness.mailEvents();
    const sent = harness.server.messages.find(({ to }) => to === teamAddress);
    expect(sent?.content.replace(/\r\n(?=[ \t])/g, '')).toContain(
      'Subject: Consultation request: Cloud solutions, = ?utf-8?Q?Re:_invoice_=E2=80=AEgnp.exe?=\r\n',
    );
  },
);
