import { expect, test } from 'vitest';
import { failureFacts } from './logs.ts';

test('the logged facts of an error are its code and its place, not its message', () => {
  const facts = failureFacts(Object.assign(new Error('Anna\nMuster'), { code: 14 }));
  expect(facts.code).toBe(14);
  expect(facts.frames).toContain('logs.test.ts');
  expect(JSON.stringify(facts)).not.toMatch(/Anna|Muster/);
});

test('an error without a code is logged by its name', () => {
  expect(failureFacts(new TypeError('Anna')).code).toBe('TypeError');
  expect(failureFacts('Anna')).toEqual({ code: 'string' });
});
