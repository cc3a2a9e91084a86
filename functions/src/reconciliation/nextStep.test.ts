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

describe('an e-mail, with our own delivery or the extension,', () => {
  test('that nobody has picked up is touched', () => {
    expect(stepAt(hour)).toEqual({ step: 'touch' });
    expect(stepAt(hour, { state: 'PENDING', attempts: 0 })).toEqual({ step: 'touch' });
    expect(stepAt(hour, { state: 'RETRY' })).toEqual({ step: 'touch' });
  });
  test('that was sent is settled', () =>
    expect(stepAt(hour, { state: 'SUCCESS' })).toEqual({ step: 'settle' }));
  test('that is being sent is left until its lease ends', () =>
    expect(stepAt(minute, { state: 'PROCESSING', leaseExpireTime: at(5 * minute) })).toEqual({
      step: 'wait',
      until: created + 5 * minute,
    }));
  test('in an unknown state is left to a person, for 90 days', () => {
    const unknown = { state: 'PAUSED' as Delivery['state'] };
    expect(stepAt(hour, unknown)).toEqual({ step: 'person' });
    expect(stepAt(90 * day, unknown)).toEqual({ step: 'person' });
    expect(stepAt(90 * day + 1, unknown)).toEqual({ step: 'settle' });
  });
});

describe('an e-mail of our own delivery', () => {
  const own = { token: 'ours', leaseExpireTime: at(0) };
  test('that was postponed, or killed before the final dot, is requeued', () => {
    expect(stepAt(hour, { ...own, state: 'PENDING', handedOver: false })).toEqual({ step: 'retry' });
    expect(stepAt(hour, { ...own, state: 'PROCESSING', handedOver: false })).toEqual({ step: 'retry' });
  });
  test.each<[string, Partial<Delivery>]>([
    ['was killed after the final dot', { ...own, state: 'PROCESSING', handedOver: true }],
    ['got no answer', { ...own, state: 'ERROR', handedOver: true, trouble: 'connection', endTime: at(0) }],
  ])('that %s is repeated once after an hour for the team, and never for the visitor', (_, delivery) => {
    expect(stepAt(2 * hour, delivery, 'visitor')).toEqual({ step: 'settle' });
    for (const kind of ['team', 'digest'] as const) {
      expect(stepAt(59 * minute, delivery, kind)).toEqual({ step: 'wait', until: created + hour });
      expect(stepAt(hour, delivery, kind)).toEqual({ step: 'repeat' });
      expect(stepAt(hour, delivery, kind, { repeated: true })).toEqual({ step: 'person' });
    }
  });
  test.each<[string, Partial<Delivery>]>([
    ['refused the address', { handedOver: false, trouble: 'recipient' }],
    ['refused the message', { handedOver: true, trouble: 'recipient' }],
    ['was unreachable for three days', { handedOver: false, trouble: 'connection' }],
  ])('that failed because the server %s is over, and the team’s is left to a person', (_, change) => {
    const delivery: Partial<Delivery> = { ...own, ...change, state: 'ERROR', endTime: at(0) };
    expect(stepAt(2 * hour, delivery, 'visitor')).toEqual({ step: 'settle' });
    expect(stepAt(2 * hour, delivery, 'team')).toEqual({ step: 'person' });
  });
});

// Version 0.2.8 of the extension never retries by itself. It sends every e-mail whose state is set to RETRY.
describe('an e-mail of the extension', () => {
  const failed = (error: string): Partial<Delivery> => ({ state: 'ERROR', error, endTime: at(0) });
  test.each([
    "Error: Can't send mail - all recipients were rejected: 450 4.2.0 busy",
    'Error: Message failed: 451 4.3.0',
    'Error: Greeting never received',
    'Error: Unexpected socket close',
    'Error: connect ECONNREFUSED 192.0.2.1:465',
    'Error: Invalid login: 535 5.7.8',
    "Error: Can't send mail - all recipients were rejected: 554 5.7.1 Relay access denied",
  ])('that failed with %j is requeued after a quarter of an hour, for three days', (error) => {
    expect(stepAt(14 * minute, failed(error))).toEqual({ step: 'wait', until: created + 15 * minute });
    expect(stepAt(15 * minute, failed(error))).toEqual({ step: 'retry' });
    expect(stepAt(72 * hour + 1, failed(error))).toEqual({ step: 'settle' });
    expect(stepAt(72 * hour + 1, failed(error), 'team')).toEqual({ step: 'person' });
  });
  test.each([
    'Error: Connection closed unexpectedly',
    'Error: read ECONNRESET',
    'Error: Timeout',
    'Message processing lease expired.',
  ])('that failed with %j may have been sent: the team’s is repeated once, the visitor’s never', (error) => {
    expect(stepAt(2 * hour, failed(error))).toEqual({ step: 'settle' });
    expect(stepAt(30 * minute, failed(error), 'team')).toEqual({ step: 'wait', until: created + hour });
    expect(stepAt(2 * hour, failed(error), 'team')).toEqual({ step: 'repeat' });
    expect(stepAt(2 * hour, failed(error), 'team', { repeated: true })).toEqual({ step: 'person' });
  });
  test('whose delivery was killed may have been sent', () => {
    const killed: Partial<Delivery> = { state: 'PROCESSING', leaseExpireTime: at(minute) };
    expect(stepAt(2 * hour, killed)).toEqual({ step: 'settle' });
    expect(stepAt(2 * hour, killed, 'team')).toEqual({ step: 'repeat' });
  });
  test.each([
    "Error: Can't send mail - all recipients were rejected: 550 5.1.1",
    'Error: Message failed: 554 5.7.1',
  ])('that was refused with %j is never requeued automatically', (error) => {
    expect(stepAt(2 * hour, failed(error))).toEqual({ step: 'settle' });
    expect(stepAt(2 * hour, failed(error), 'team')).toEqual({ step: 'person' });
  });
  test('with an answer of the server is left to a person, whatever its state', () => {
    const info = { messageId: 'x', accepted: [], rejected: [], pending: [], response: '250' };
    expect(stepAt(2 * hour, { ...failed('Error: connect ECONNREFUSED'), info }, 'team')).toEqual({
      step: 'person',
    });
  });
});

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
