import { expect, test, vi } from 'vitest';
import { linesOf } from './findings.ts';
import { liveChecks } from './liveChecks.ts';

/** The lines of the checks if Google answers with `status`, and the function counts calls under `networkOf`. */
const found = async (status: number, networkOf: (forwarded: string) => string) => {
  const google = vi.fn(async (_: string, { headers }: { headers: Record<string, string> }) => {
    const network = networkOf(headers['x-forwarded-for'] ?? '');
    return new Response('{}', { status, headers: { 'x-network': network } });
  });
  vi.stubGlobal('fetch', google);
  const lines = linesOf(await liveChecks('helvardar-site'));
  return { lines, asked: google.mock.calls.map(([address]) => address) };
};

test('Google’s rules engine and front end are as expected', async () => {
  const { lines, asked } = await found(403, () => 'a1b2');
  expect(lines).toEqual(['✔ Rules', '✔ Limits']);
  expect(asked[0]).toMatch(/\/consultation_requests\?documentId=SmokeCheck0000000000$/);
});

test('rules that accept a false time, and a network that the caller chooses, are reported', async () => {
  const { lines } = await found(200, (forwarded) => forwarded);
  expect(lines).toEqual([
    '✘ Rules: a create with a false time is stored; delete consultation_requests/SmokeCheck0000000000.',
    '✘ Limits: a caller chooses the network under which calls are counted.',
  ]);
});

test('rules that could not be asked stop nothing', async () => {
  const { lines } = await found(503, () => 'a1b2');
  expect(lines).toEqual(['? Rules: Firestore gave no answer, or one with status 503.', '✔ Limits']);
});
