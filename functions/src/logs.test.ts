import { expect, test } from 'vitest';
import { failureFacts } from './logs.ts';

test('of an error, its code and its place can be logged, not its message', () => {
  const facts = failureFacts(Object.assign(new Error('Anna\nMuster'), { code: 14 }));
  expect(facts.code).toBe(14);
  expect(facts.frames).toContain('logs.test.ts');
  expect(JSON.stringify(facts)).not.toMatch(/Anna|Muster/);
});

test('an error without a code is told by its name', () => {
  expect(failureFacts(new TypeError('Anna')).code).toBe('TypeError');
  expect(failureFacts('Anna')).toEqual({ code: 'string' });
});
