import { expect, test } from 'vitest';
import type { Submission } from '../../../shared/consultationRequest.ts';
import { fields } from '../../../shared/fields.ts';
import { nothing, oneOfEach, quietDatabase, traces } from '../../support/functions/databases.ts';
import { lines, loadFunctions, serve } from '../../support/functions/deployedFunctions.ts';
import { type Answer, call, post } from '../../support/functions/functionClient.ts';
import { newSubmission } from '../../support/functions/submissions.ts';

const { send } = await loadFunctions({
  CONFIRMATION_DAILY_LIMIT_PER_SOURCE: '100000',
  CONFIRMATION_DAILY_LIMIT: '100000',
});
const address = await serve(send.consultation.notification);

/** Words that a visitor types into the form. No log line may contain them. */
const secrets = ['Geheimname', 'geheim.adresse', '077 123 45 67', 'Geheimfirma', 'Geheimnis'];
const secretSubmission = (change: Record<string, unknown> = {}): Submission => {
  const submission = newSubmission();
  return {
    ...submission,
    name: 'Geheimname',
    email: `geheim.adresse.${submission.request_id}@example.com`,
    phone: '077 123 45 67',
    company: 'Geheimfirma',
    message: `Geheimnis ${submission.request_id}`,
    ...change,
  } as Submission;
};
const expectSilence = () => {
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret);
};

const invalid = (details: unknown): Partial<Answer> => ({
  status: 400,
  body: { error: expect.objectContaining({ status: 'INVALID_ARGUMENT', details }) },
});

test('a valid request is accepted, and only its id is logged', async () => {
  const submission = secretSubmission();
  expect(await call(submission, address)).toEqual({
    status: 200,
    body: { result: { status: 'accepted' } },
  });
  expect(await traces(quietDatabase, submission)).toEqual(oneOfEach);
  expect(lines.join('\n')).toContain(submission.request_id);
  expectSilence();
});

const tooLong = 'Geheimnis'.repeat(fields.message.limit);
// shared/consultationRequest.test.ts has the values that the schema refuses.
test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['without a name', { name: undefined }, { name: 'nameRequired' }],
  ['with a number as name', { name: 7 }, { name: 'nameRequired' }],
  ['with a list as name', { name: ['Geheimname'] }, { name: 'nameRequired' }],
  ['with a map as message', { message: { text: 'Geheimnis' } }, { message: 'messageRequired' }],
  ['with a typed map', { message: { '@type': 'Geheimnis', value: 1 } }, { message: 'messageRequired' }],
  ['with a type beside its fields', { '@type': 'Geheimnis', message: '' }, { message: 'messageRequired' }],
  ['with a map as phone', { phone: {} }, { phone: 'phoneInvalid' }],
  ['with too long a message', { message: tooLong }, { message: 'messageTooLong' }],
  ['with two addresses', { email: 'geheim.adresse@a.ch, b@c.ch' }, { email: 'emailInvalid' }],
  ['with two named addresses', { email: 'geheim.adresse@a.ch <b@c.ch>' }, { email: 'emailInvalid' }],
  ['with a header', { email: 'geheim.adresse@a.ch\r\nBcc: b@c.ch' }, { email: 'emailInvalid' }],
  ['with a key of objects as budget', { budget_range: '__proto__' }, { budget_range: 'budgetRangeRequired' }],
  ['with a key of objects as language', { language: 'constructor' }, { language: 'languageInvalid' }],
  ['with an id of another form', { request_id: '../mail/x' }, { request_id: 'requestIdInvalid' }],
  ['without a honeypot', { honeypot: undefined }, { honeypot: 'honeypotInvalid' }],
])('a request %s is refused with the error code of the field', async (_, change, fields) => {
  const submission = secretSubmission(change);
  expect(await call(submission, address)).toMatchObject(invalid({ fields }));
  const valid = secretSubmission({ request_id: submission.request_id, email: submission.email });
  if (!('request_id' in change)) expect(await traces(quietDatabase, valid)).toEqual(nothing);
  expectSilence();
});

test('every refused field is named', async () => {
  const answer = await call({ name: 1 }, address);
  const details = answer.body.error?.details as { fields: object } | undefined;
  expect(Object.keys(details?.fields ?? {}).sort()).toEqual(Object.keys(newSubmission()).sort());
});

const whole = secretSubmission();
test.each<[string, unknown]>([
  ['no data', { ...whole }],
  ['nothing', ''],
  ['null as data', { data: null }],
  ['a text as data', { data: 'Geheimnis' }],
  ['a list as data', { data: [whole] }],
  ['a list instead of an object', [whole]],
  ['a message of a megabyte', { data: { ...whole, message: 'Geheimnis '.repeat(100_000) } }],
])('a body with %s is refused and not logged', async (_, body) => {
  const answer = await post(body, address);
  expect(answer).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
  expect(answer.body.error).not.toHaveProperty('details');
  expect(await traces(quietDatabase, whole)).toEqual(nothing);
  expectSilence();
});

test.each<[string, RequestInit]>([
  ['GET', { method: 'GET' }],
  ['a form', { method: 'POST', body: new URLSearchParams({ data: 'Geheimnis' }) }],
  [
    'plain text',
    { method: 'POST', body: JSON.stringify({ data: whole }), headers: { 'content-type': 'text/plain' } },
  ],
])('%s is refused', async (_, init) => {
  const response = await fetch(address, init);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  expectSilence();
});

test('an id that belongs to another request is refused, and the other request does not change', async () => {
  const first = secretSubmission();
  await call(first, address);
  const second = secretSubmission({ request_id: first.request_id, email: newSubmission().email });
  const answer = await call(second, address);
  expect(answer).toMatchObject({ status: 409, body: { error: { status: 'ALREADY_EXISTS' } } });
  for (const value of [first.email, first.message, first.name])
    expect(JSON.stringify(answer.body)).not.toContain(value);

  expect(await traces(quietDatabase, first)).toEqual(oneOfEach);
  expect(await traces(quietDatabase, second)).toMatchObject({ team: 0, visitor: 0 });
  const stored = await quietDatabase.doc(`consultation_requests/${first.request_id}`).get();
  expect(stored.get('email')).toBe(first.email);
});
