import { Socket } from 'node:net';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import { networkAddress } from '../../functions/src/consultation/networkAddress.ts';
import type { MailKind } from '../../functions/src/mail/mailDocument.ts';
import { digestLimits, writeDigests } from '../../functions/src/reconciliation/digest.ts';
import { day, hour, minute } from '../../functions/src/time.ts';
import { type Submission, toStoredRequest } from '../../shared/consultationRequest.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { browser, later, useHarness } from '../support/functions/harness.ts';
import { newSubmission, newSubmissions } from '../support/functions/submissions.ts';

const harness = useHarness();
const limits = {
  teamPerSource: 10,
  team: 500,
  confirmationsPerMailbox: 3,
  confirmationsPerSource: 10,
  confirmations: 100,
};

/** Creates requests in one commit, and runs the trigger for each of them. */
const flood = async (count: number, hourlyLimit?: number): Promise<Submission[]> => {
  const junk = newSubmissions(count);
  const batch = harness.firestore.batch();
  for (const submission of junk)
    batch.create(harness.request(submission), {
      ...toStoredRequest(submission),
      created_at: FieldValue.serverTimestamp(),
    });
  await batch.commit();
  const settings = harness.settings(limits, hourlyLimit);
  for (let start = 0; start < count; start += 20)
    await Promise.all(
      junk.slice(start, start + 20).map((submission) => harness.requestEvent(submission, settings)),
    );
  return junk;
};

test('after 500 creates in one commit an honest request is mailed at once, and the team gets all others', async () => {
  const junk = await flood(500);
  const settings = harness.settings(limits);
  const honest = newSubmission();
  await harness.store(honest);
  await Promise.all([
    harness.requestEvent(honest, settings),
    harness.call(honest, settings),
    harness.call(honest, settings),
  ]);
  await harness.mailEvents();
  expect(harness.copies(honest)).toEqual({ team: 1, visitor: 1 });

  const direct = await harness.mails('team');
  expect(direct).toHaveLength(limits.teamPerSource + 1);
  // 490 requests are withheld, and ten digests a day name 200.
  for (let days = 0; days < 3; days++) {
    await harness.reconcile(settings);
    later(day);
  }
  const told = (await harness.mails()).flatMap((mail) =>
    mail.get('kind') === 'visitor' ? [] : (mail.get('request_ids') as string[]),
  );
  expect(told.toSorted()).toEqual([...junk, honest].map(({ request_id }) => request_id).toSorted());
}, 120_000);

test('during a flood of calls from one network, requests of other networks are mailed at once', async () => {
  const settings = harness.settings(limits);
  /** Calls the function, then runs the trigger for the stored request. */
  const call = async (network: string): Promise<Submission> => {
    const submission = newSubmission();
    await harness.call(submission, settings, network);
    await harness.requestEvent(submission, settings);
    return submission;
  };
  for (let count = 0; count < 30; count++) await call('192.0.2.1');
  const mailed = async (kind: MailKind) => (await harness.mails(kind)).length;
  expect(await mailed('team')).toBe(limits.teamPerSource);
  expect(await mailed('visitor')).toBe(limits.confirmationsPerSource);

  const direct = await harness.arrived(newSubmission(), settings);
  const honest = [await call('192.0.2.2'), direct];
  await harness.mailEvents();
  for (const submission of honest) expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
});

const networkOf = (address: string) =>
  networkAddress({ headers: { 'x-forwarded-for': address }, socket: new Socket() });

test('calls from many /64 networks of one IPv6 /48 are one source, and a later honest call is mailed at once', async () => {
  const settings = harness.settings({ teamPerSource: 2, team: 5 });
  for (let network = 1; network <= 5; network++)
    await answerSubmission(settings, newSubmission(), {
      ...browser,
      network: networkOf(`2001:db8:a:${network.toString(16)}::1`),
    });
  expect(await harness.mails('team')).toHaveLength(2);
  for (const address of ['2001:db8:b:1::1', '192.0.2.7']) {
    const honest = newSubmission();
    await harness.call(honest, settings, networkOf(address));
    await harness.mailEvents();
    expect(harness.copies(honest)).toEqual({ team: 1, visitor: 1 });
  }
});

test('a request above the limit makes no claim, so that a junk create costs only one additional write', async () => {
  await flood(15);
  const claims = await harness.firestore.collection('claims').get();
  const ofSource = claims.docs.filter(({ id }) => id.startsWith('teamPerSource-'));
  expect(ofSource.length).toBeGreaterThanOrEqual(limits.teamPerSource);
  const before = claims.size;
  await flood(1);
  expect((await harness.firestore.collection('claims').get()).size).toBe(before);
});

test('digests contain the oldest requests first, whatever their ids', async () => {
  const settings = harness.settings({ ...limits, teamPerSource: 1 });
  const withheld = async (request_id: string) => {
    await harness.arrived(newSubmission({ request_id }), settings);
  };
  await withheld(newRequestId());
  const honest = `z${newRequestId().slice(1)}`;
  await withheld(honest);
  await Promise.all(Array.from({ length: 100 }, () => withheld(`0000${newRequestId().slice(4)}`)));

  await writeDigests(settings);
  const first = (await harness.mails()).find(
    (mail) => mail.get('kind') === 'digest' && mail.get('request_ids').includes(honest),
  );
  const others = 1 + 100 - digestLimits.requests;
  expect(first?.get('message.text')).toContain(`Still to come in further emails like this one: ${others}.`);
}, 60_000);

const closures = async () => (await harness.firestore.collection('control').get()).docs.map(({ id }) => id);

test('creates above the hourly limit close direct creates for this hour and not for a later one', async () => {
  await flood(20, 30);
  expect(await closures()).toEqual([]);
  await flood(15, 30);
  expect(await closures()).toEqual([`closed-${Math.floor(Date.now() / hour)}`]);
  later(2 * hour + minute);
  await flood(1, 30);
  expect(await closures()).toHaveLength(1);
});
