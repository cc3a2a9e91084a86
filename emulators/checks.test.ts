import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { requireFunctions, requireRules } from './checks.ts';
import { host, type Suite, suites } from './configuration.ts';

/** A suite whose Firestore and functions emulators both give this answer. */
const suiteAnswering = async (status: number, body: unknown): Promise<Suite> => {
  const server = createServer((_, response) => response.writeHead(status).end(JSON.stringify(body)));
  await once(server.listen(0, host), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { ...suites.test, ports: { ...suites.test.ports, firestore: port, functions: port } };
};
const backends = (...names: string[]) => ({
  backends: [{ functionTriggers: names.map((name) => ({ name })) }],
});

test('rules that refuse a stranger pass', async () => {
  await requireRules(await suiteAnswering(403, {}));
});

test('rules that do not compile are told with the reason', async () => {
  const suite = await suiteAnswering(400, {
    error: { message: "Error compiling rules:\nL9:7 Unexpected 'alow'." },
  });
  await expect(requireRules(suite)).rejects.toThrow(
    "Firestore cannot use firestore.rules, mend it: Error compiling rules: L9:7 Unexpected 'alow'.",
  );
});

test('rules that let a stranger read are refused', async () => {
  await expect(requireRules(await suiteAnswering(404, {}))).rejects.toThrow('expected status 403, got 404');
});

test('functions that are all loaded pass, further ones too', async () => {
  const names = ['onConsultationRequestCreated', 'send-consultation-notification', 'deliverMail', 'another'];
  await requireFunctions(await suiteAnswering(200, backends(...names)), []);
});

test('a function that is not loaded is named with the reason', async () => {
  const suite = await suiteAnswering(200, backends('onConsultationRequestCreated', 'deliverMail'));
  await expect(
    requireFunctions(suite, ['i  functions: Watching', 'Error: no such parameter']),
  ).rejects.toThrow(
    'has not loaded send-consultation-notification (Error: no such parameter): mend functions/src',
  );
});
