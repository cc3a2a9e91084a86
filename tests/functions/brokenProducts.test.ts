import { DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { type Product, product } from '../../bench/faults/platform.ts';
import { simulate } from '../../bench/faults/simulation.ts';
import { broken, judge } from '../../bench/faults/verdict.ts';
import { isForVisitor } from '../../functions/src/mail/mailDocument.ts';
import { deliver } from '../../functions/src/mail/send/deliver.ts';
import { hour } from '../../functions/src/time.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { empty, open } from '../support/functions/databases.ts';
import type { Fault } from '../support/functions/mailServer.ts';

// A simulation takes up to a minute on a quiet machine with two slow cores, and more beside other tests.
vi.setConfig({ testTimeout: 300_000 });

// The spies call the real functions until a test breaks one.
vi.mock('../../functions/src/mail/mailDocument.ts', { spy: true });

const projectId = `demo-${newRequestId().toLowerCase()}`;
const firestore = open(projectId);

afterEach(async () => {
  vi.restoreAllMocks();
  await empty(projectId);
});

const many = { smtp: 0.5, write: 0.06 };
const few = { smtp: 0.05, write: 0.01 };

/**
 * Runs the simulation of `bench/faults` with a changed product, and counts the mistakes of each kind. `chances` are the
 * probabilities of faults.
 */
const foundOf = async (change: Partial<Product> = {}, chances = many, smtpFaults?: Fault[]) => {
  const run = { firestore, requests: 24, seed: 39, product: { ...product, ...change }, chances, smtpFaults };
  const { visits, evidence, stuck } = await simulate(run);
  return { ...broken(judge(visits, evidence)), ...(stuck > 0 && { stuck }) };
};

test('the bench finds nothing in the unchanged product', async () => {
  expect(await foundOf()).toEqual({});
});

test('the bench detects that reconciliation does nothing', async () => {
  const nothing = { notified: 0, digests: 0, requeued: 0, listed: 0, deleted: 0, overdue: 0, left: 0 };
  expect(await foundOf({ reconcile: async () => nothing })).toMatchObject({ lost: expect.any(Number) });
});

test('the bench detects that a visitor’s e-mail is repeated after an unknown outcome', async () => {
  vi.mocked(isForVisitor).mockReturnValue(false);
  const taken: Fault = { text: 'cut after the message', at: 'message', cut: true };
  // Every attempt is cut, because a visitor's e-mail that arrives at once is not repeated.
  expect(await foundOf({}, { ...many, smtp: 1 }, [taken])).toMatchObject({
    'confirmed twice': expect.any(Number),
  });
});

test('the bench detects that leases are written without a condition', async () => {
  const { update } = DocumentReference.prototype;
  const unconditional = function (this: DocumentReference, ...[change]: Parameters<typeof update>) {
    return Reflect.apply(update, this, [change]);
  };
  vi.spyOn(DocumentReference.prototype, 'update').mockImplementation(unconditional);
  // Which of the two is mailed twice depends on the machine's speed.
  const { 'told twice': team = 0, 'confirmed twice': visitors = 0 } = await foundOf({}, few);
  expect(team + visitors).toBeGreaterThan(0);
});

test('the bench detects that the team is notified six hours late', async () => {
  const slow: Product['deliver'] = async (settings, mail: DocumentSnapshot) => {
    const age = Date.now() - (mail.createTime?.toMillis() ?? 0);
    if (mail.get('kind') !== 'team' || age > 6 * hour) await deliver(settings, mail);
  };
  expect(await foundOf({ deliver: slow })).toMatchObject({ late: expect.any(Number) });
});
