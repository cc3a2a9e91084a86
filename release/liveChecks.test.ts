import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { linesOf } from './findings.ts';
import { liveChecks } from './liveChecks.ts';

/** The lines of the checks for services that answer a create with `status`, and count calls under `networkOf`. */
const found = async (status: number, networkOf: (forwarded: string) => string) => {
  const asked: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    asked.push(request.url ?? '');
    const forwarded = String(request.headers['x-forwarded-for'] ?? '');
    if (request.url === '/callable') response.setHeader('x-network', networkOf(forwarded));
    response.writeHead(status).end('{}');
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines = linesOf(
    await liveChecks({ documents: `${origin}/documents`, callable: `${origin}/callable` }),
  );
  return { lines, asked };
};

test('Google’s rules engine and front end are as expected', async () => {
  const { lines, asked } = await found(403, () => 'a1b2');
  expect(lines).toEqual(['✔ Rules', '✔ Limits']);
  expect(asked[0]).toBe('/documents/consultation_requests?documentId=SmokeCheck0000000000');
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
