import { afterEach, describe, expect, test, vi } from 'vitest';
import { collections } from '../../../shared/collections.ts';
import { type Submission, toStoredRequest } from '../../../shared/consultationRequest.ts';
import { quietDatabase } from '../../support/functions/databases.ts';
import { lines, loadFunctions, serve } from '../../support/functions/deployedFunctions.ts';
import { withBefore } from '../../support/functions/interruptedWrites.ts';
import { teamMailSettings } from '../../support/functions/notificationSettings.ts';
import { newSubmission } from '../../support/functions/submissions.ts';

const address = await serve((await loadFunctions()).answered);
const { signedLink } = await import('../../../functions/src/signedLink.ts');
const settings = { ...teamMailSettings, answerAddress: address, salt: process.env['ADDRESS_SALT'] ?? '' };
afterEach(() => vi.restoreAllMocks());

const requestOf = ({ request_id }: Submission) =>
  quietDatabase.collection(collections.requests).doc(request_id);
const stored = async () => {
  const submission = newSubmission({ name: 'Anna Barbara Müller' });
  const created_at = new Date('2026-11-22T13:05:00Z');
  await requestOf(submission).create({ ...toStoredRequest(submission), created_at });
  return { submission, link: signedLink(settings, 'answered', submission.request_id) ?? '' };
};
const markOf = async (submission: Submission): Promise<unknown> =>
  (await requestOf(submission).get()).get('answered_at');
const ask = async (link: string, method = 'GET') => {
  const response = await fetch(link, { method });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the page of a link *Mark as answered*', () => {
  test('shows the initials, the time of the request and a button', async () => {
    const { submission, link } = await stored();
    const { status, text } = await ask(link);
    expect(status).toBe(200);
    for (const part of [
      '<html lang="en">',
      '<title>Has it been answered?</title>',
      '<main><h1>Has it been answered?</h1>',
      '<b>A. M.</b>, received: 22 November 2026 at 14:05 (Basel time)',
      '<form method="post"><button>Mark as answered</button></form>',
    ])
      expect(text).toContain(part);
    const { name, email, phone, company, message } = submission;
    for (const words of [...name.split(' '), email, phone, company, message].filter((word) => word !== null))
      expect(link + text).not.toContain(words);
  });

  test('marks the request when its button is pressed, and keeps the time of the first press', async () => {
    const { submission, link } = await stored();
    const answer = { status: 200, text: expect.stringContaining('It was marked on') };
    expect(await ask(link, 'POST')).toMatchObject(answer);
    const first = await markOf(submission);
    expect(first).toBeDefined();
    expect(await ask(link, 'POST')).toMatchObject(answer);
    expect((await ask(link)).text).not.toContain('<button>');
    expect(await markOf(submission)).toEqual(first);
  });

  test('marks the request once when its button is pressed twenty times at once', async () => {
    const { submission, link } = await stored();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(link, 'POST')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(
      lines.filter((line) => /requestAnswered/.test(line) && line.includes(submission.request_id)),
    ).toHaveLength(1);
  });

  test('marks nothing when mail scanners open it a thousand times', async () => {
    const { submission, link } = await stored();
    for (let round = 0; round < 50; round++)
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => ask(link, index % 5 === 0 ? 'HEAD' : 'GET')),
      );
    for (const method of ['OPTIONS', 'PUT', 'DELETE']) await ask(link, method);
    expect(await markOf(submission)).toBeUndefined();
  });

  test('cannot be framed, cached or indexed, sends no referrer, and runs no script', async () => {
    const { link } = await stored();
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { headers, text } = await ask(link, method);
      const policy = headers.get('content-security-policy') ?? '';
      for (const directive of [
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy.split('; ')).toContain(directive);
      expect(policy).not.toMatch(/unsafe|script-src/);
      expect(text).not.toMatch(/<script|style="| on\w+=|https?:/);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
  });
});

describe('a link', () => {
  test('that is forged is refused, and costs no read', async () => {
    const { submission, link } = await stored();
    const get = vi.spyOn(Object.getPrototypeOf(requestOf(submission)), 'get');
    const forged = link.replace(/signature=.*/, `signature=${'A'.repeat(43)}`);
    expect(await ask(forged, 'POST')).toMatchObject({
      status: 403,
      text: expect.stringContaining('<h1>This link is not valid</h1>'),
    });
    expect(get).not.toHaveBeenCalled();
    expect(await markOf(submission)).toBeUndefined();
  });

  test('of a request that is no longer kept, or was erased, says so and stores nothing', async () => {
    const [old, erased] = [await stored(), await stored()];
    await requestOf(old.submission).delete();
    await requestOf(erased.submission).set({ created_at: new Date(), erased_at: new Date() });
    for (const { link, submission } of [old, erased]) {
      for (const method of ['GET', 'POST'])
        expect(await ask(link, method)).toMatchObject({
          status: 410,
          text: expect.stringContaining('<h1>This is gone</h1>'),
        });
      expect(await markOf(submission)).toBeUndefined();
    }
    expect((await requestOf(old.submission).get()).exists).toBe(false);
  });

  test('that is pressed during an erasure leaves nothing of the person', async () => {
    const { submission, link } = await stored();
    await withBefore(
      0,
      async () => expect(await ask(link, 'POST')).toMatchObject({ status: 410 }),
      () => requestOf(submission).set({ created_at: new Date(), erased_at: new Date() }),
    );
    expect(await markOf(submission)).toBeUndefined();
  });

  test('that is opened while Firestore fails says so, and only the code is logged', async () => {
    const { submission, link } = await stored();
    const refusal = Object.assign(new Error('14 Geheimnis'), { code: 14 });
    vi.spyOn(Object.getPrototypeOf(requestOf(submission)), 'get').mockRejectedValueOnce(refusal);
    expect(await ask(link)).toMatchObject({ status: 503, text: expect.stringContaining('try again') });
    expect(lines.at(-1)).toContain('answerFailed');
    expect(lines.join()).not.toContain('Geheimnis');
  });
});

test('a link that was sent before ANSWER_LIST=off does nothing', async () => {
  const { submission, link } = await stored();
  vi.resetModules();
  const { answered } = await loadFunctions({ ANSWER_LIST: 'off' });
  const former = link.replace(address, await serve(answered));
  // `npm run smoke` relies on this answer.
  expect(await ask(former.split('?')[0] ?? '')).toMatchObject({ status: 403 });
  expect(await ask(former, 'POST')).toMatchObject({
    status: 404,
    text: expect.stringContaining('Switched off'),
  });
  expect(await markOf(submission)).toBeUndefined();
});
