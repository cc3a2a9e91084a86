import { requestIdPattern } from '@helvardar/shared/patterns';
import { expect, test } from 'vitest';
import { newRequestId } from './requestId.ts';

const many = Array.from({ length: 5_000 }, newRequestId);

test('a request id has 20 letters and digits', () => {
  for (const id of many) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  for (const id of many) expect(id).toMatch(requestIdPattern);
});

test('request ids are unique', () => {
  expect(new Set(many).size).toBe(many.length);
});

test('all 62 characters are used', () => {
  expect(new Set(many.join('')).size).toBe(62);
});
