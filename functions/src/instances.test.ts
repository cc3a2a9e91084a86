import { expect, test } from 'vitest';
import { instances } from './instances.ts';

const mebibytes = { '512MiB': 512, '1GiB': 1024 };

test.each(Object.entries(instances))(
  'the function %s has twice the memory that its concurrent calls need',
  (_, { memory, concurrency }) => {
    // Measured: 120 MB for the loaded code and 3 MB per call.
    expect(mebibytes[memory]).toBeGreaterThan(2 * (120 + 3 * concurrency));
  },
);

test('at most as many SMTP sessions are open at once as a provider allows, and reconciliation runs once at a time', () => {
  const { deliverMail, reconcile } = instances;
  expect(deliverMail.maxInstances * deliverMail.concurrency).toBeLessThanOrEqual(20);
  expect(reconcile.maxInstances * reconcile.concurrency).toBe(1);
});
