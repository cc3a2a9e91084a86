import { expect, test } from 'vitest';
import { deliver } from '../../functions/src/mail/send/deliver.ts';
import { minute } from '../../functions/src/time.ts';
import { later, useHarness } from '../support/functions/harness.ts';
import { interrupted, interruptions } from '../support/functions/interruptedWrites.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();

/** Simulates almost three hours after a fault. */
const afterwards = async () => {
  for (const pause of [minute, 15 * minute, 75 * minute, 75 * minute]) {
    later(pause);
    await harness.reconcileAndDeliver();
  }
};

const writes = [0, 1, 2, 3, 4, 5];
const cases = interruptions.flatMap((interruption) =>
  writes.flatMap((index) => [true, false].map((isRepeated) => [interruption, index, isRepeated] as const)),
);

test.each(cases)(
  'notify() with a fault (%s) at write %i sends one e-mail to team and visitor each (redelivered event: %s)',
  async (interruption, index, isRepeated) => {
    const submission = newSubmission();
    await harness.store(submission);
    expect(await interrupted(interruption, index, () => harness.requestEvent(submission))).toBe(true);
    if (isRepeated) await harness.requestEvent(submission);
    await afterwards();
    expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
    expect((await harness.mails()).map((mail) => mail.get('delivery.state'))).toEqual(['SUCCESS', 'SUCCESS']);
  },
);

/**
 * The writes of one delivery, in order. The delivery writes `hand-over` just before it sends the end of the message,
 * because the mail server may accept the e-mail from then on.
 */
const steps = ['lease', 'hand-over', 'result'] as const;
const deliveryCases = interruptions.flatMap((interruption) =>
  steps.flatMap((step) => [true, false].map((isRepeated) => ({ interruption, step, isRepeated }))),
);

/** The expected copies. If the mail server may have accepted an e-mail, only the team gets the e-mail again. */
const copiesOf = (interruption: string, step: string) => {
  if (interruption === 'killed after' && step === 'hand-over') return { team: 1, visitor: 0 };
  if (interruption === 'killed before' && step === 'result') return { team: 2, visitor: 1 };
  return { team: 1, visitor: 1 };
};

test.each(deliveryCases)(
  'a delivery with a fault ($interruption) at the $step sends the right copies (redelivered event: $isRepeated)',
  async ({ interruption, step, isRepeated }) => {
    const submission = await harness.arrived();
    const created = await harness.mails();
    for (const mail of created)
      expect(
        await interrupted(interruption, steps.indexOf(step), () => deliver(harness.delivery, mail)),
      ).toBe(true);
    // In these two cases the write has succeeded and nothing was killed, so the delivery continues as usual.
    if (interruption === 'answer lost' || interruption === 'repeated')
      expect(harness.copies(submission)).toEqual({ team: 1, visitor: 1 });
    if (isRepeated) for (const mail of created) await deliver(harness.delivery, mail).catch(() => undefined);
    await afterwards();

    expect(harness.copies(submission)).toEqual(copiesOf(interruption, step));
    expect(await harness.reconcile()).toMatchObject({ overdue: 0, requeued: 0 });
    for (const mail of await harness.mails()) expect(mail.get('due_at')).toBeUndefined();
  },
);
