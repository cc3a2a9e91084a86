import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import type { Delivery, MailDocument, MailKind } from '../mail/mailDocument.ts';
import { day, hour, minute } from '../time.ts';
import { nextStep } from './nextStep.ts';

const created = Date.parse('2026-11-20T10:00:00Z');
const at = (milliseconds: number) => Timestamp.fromMillis(created + milliseconds);

const mail = (delivery?: Partial<Delivery>, kind: MailKind = 'visitor', change: Partial<MailDocument> = {}) =>
  ({
    kind,
    ...change,
    ...(delivery && {
      delivery: {
        startTime: at(0),
        endTime: null,
        leaseExpireTime: null,
        attempts: 1,
        error: null,
        ...delivery,
      },
    }),
  }) as MailDocument;
const stepAt = (milliseconds: number, ...of: Parameters<typeof mail>) =>
  nextStep(mail(...of), created, created + milliseconds);

const ours = { token: 'ours', leaseExpireTime: at(0) };
const unreachable = { state: 'ERROR', error: 'Error: connect ECONNREFUSED', endTime: at(0) } as const;
const killed: Partial<Delivery> = { ...ours, state: 'PROCESSING', handedOver: true };
const paused = { state: 'PAUSED' as Delivery['state'] };
const info = { messageId: 'x', accepted: [], rejected: [], pending: [], response: '250' };
const wait = (until: number) => ({ step: 'wait', until: created + until });

// The diagram below has the steps of every state. Version 0.2.8 of the extension never retries by itself.
test.each<[string, number, Partial<Delivery>, MailKind, object]>([
  ['its lease has not ended', 0, { ...killed, leaseExpireTime: at(minute) }, 'team', wait(minute)],
  ['nobody knows whether it arrived', hour - minute, killed, 'team', wait(hour)],
  ['nobody has known for an hour', hour, killed, 'digest', { step: 'repeat' }],
  ['the extension has just failed', 14 * minute, unreachable, 'visitor', wait(15 * minute)],
  ['the extension failed 15 minutes ago', 15 * minute, unreachable, 'visitor', { step: 'retry' }],
  ['the extension failed for three days', 72 * hour + 1, unreachable, 'visitor', { step: 'settle' }],
  ['the extension failed for three days', 72 * hour + 1, unreachable, 'team', { step: 'person' }],
  ['our own delivery gave it up', hour, { ...ours, ...unreachable }, 'team', { step: 'person' }],
  ['a server answered it', 2 * hour, { ...unreachable, info }, 'team', { step: 'person' }],
  ['its state is unknown', 90 * day, paused, 'visitor', { step: 'person' }],
  ['nobody has acted for 90 days', 90 * day + 1, paused, 'visitor', { step: 'settle' }],
])('if %s (after %i ms), the step is the right one', (_, age, delivery, kind, step) =>
  expect(stepAt(age, delivery, kind)).toEqual(step),
);

describe('the diagram of the states of an e-mail', () => {
  const own = { token: 'ours', error: 'an example', endTime: at(0) };
  const heldUntil = (milliseconds: number) => ({ leaseExpireTime: at(milliseconds) });
  /** Values of `delivery` in each state of the diagram. */
  const examples: Record<string, (Partial<Delivery> | undefined)[]> = {
    Written: [undefined, { state: 'PENDING', attempts: 0 }],
    Requeued: [{ state: 'RETRY' }, { ...own, state: 'RETRY' }],
    Sending: [
      { ...own, state: 'PROCESSING', handedOver: false, ...heldUntil(100 * hour) },
      { ...own, state: 'PROCESSING', handedOver: true, ...heldUntil(100 * hour) },
      { state: 'PROCESSING', ...heldUntil(100 * hour) },
    ],
    Sent: [
      { ...own, state: 'SUCCESS', handedOver: true },
      { state: 'SUCCESS', endTime: at(0) },
    ],
    Postponed: [
      { ...own, state: 'PENDING', handedOver: false },
      { state: 'ERROR', error: 'Error: connect ECONNREFUSED', endTime: at(0) },
    ],
    Refused: [
      { ...own, state: 'ERROR', handedOver: false, trouble: 'recipient' },
      { ...own, state: 'ERROR', handedOver: true, trouble: 'recipient' },
      { state: 'ERROR', error: 'Error: Message failed: 554 5.7.1', endTime: at(0) },
    ],
    Interrupted: [{ ...own, state: 'PROCESSING', handedOver: false, ...heldUntil(0) }],
    Unknown: [
      { ...own, state: 'PROCESSING', handedOver: true, ...heldUntil(0) },
      { ...own, state: 'ERROR', handedOver: true, trouble: 'connection' },
      { state: 'PROCESSING', ...heldUntil(0) },
      { state: 'ERROR', error: 'Error: Connection closed unexpectedly', endTime: at(0) },
    ],
  };
  const audiences: Record<string, [MailKind, Partial<MailDocument>]> = {
    visitor: ['visitor', {}],
    team: ['team', {}],
    'team again': ['team', { repeated: true }],
    digest: ['digest', { request_ids: ['first'] }],
    list: ['list', { request_ids: ['first'] }],
    'list without words': ['list', { request_ids: ['first'], wordless: true }],
    'digest without words': ['digest', { request_ids: ['first'], wordless: true }],
  };
  const targets: Record<string, string> = {
    retry: 'Requeued',
    repeat: 'Requeued',
    settle: 'Over',
    shorten: 'Requeued',
    person: 'Person',
  };

  const diagram = /```mermaid\n(.*?)```/s.exec(readFileSync('docs/delivery.md', 'utf8'))?.[1] ?? '';
  const arrows = [
    ...diagram.matchAll(/(\w+) --> (\w+) : (touch|wait|retry|repeat|settle|shorten|person)(?: \((.+)\))?$/gm),
  ].map(([, from = '', to = '', step = '', whom]) => ({ from, to, step, whom: whom?.split(', ') }));
  const documented = arrows.flatMap(({ from, step, whom = Object.keys(audiences) }) =>
    whom.map((audience) => `${from}: ${step} (${audience})`),
  );
  const computed = Object.entries(examples).flatMap(([state, deliveries]) =>
    Object.entries(audiences).flatMap(([audience, [kind, change]]) =>
      deliveries.flatMap((delivery) =>
        [minute, 2 * hour].map(
          (age) => `${state}: ${stepAt(age, delivery, kind, change).step} (${audience})`,
        ),
      ),
    ),
  );

  test('has every step of the code and no other', () =>
    expect([...new Set(documented)].sort()).toEqual([...new Set(computed)].sort()));
  test('ends each step in the state that the code writes', () => {
    for (const { from, to, step } of arrows)
      expect([from, step, to]).toEqual([from, step, targets[step] ?? from]);
  });
});
