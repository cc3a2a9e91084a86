import { seeds } from '../emulators/seed.ts';
import { collections } from '../shared/collections.ts';
import { functionAddress, notificationFunction } from '../shared/endpoints.ts';
import type { Finding } from './findings.ts';

/** A request that the rules accept, but for its time, which must be the server's. */
const outdated = {
  fields: {
    ...Object.fromEntries(Object.entries(seeds.en).map(([name, stringValue]) => [name, { stringValue }])),
    created_at: { timestampValue: '2020-01-01T00:00:00Z' },
  },
};

/** Undefined if there is no answer. */
const send = (address: string, body: object, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);

/**
 * Checks what only Google can show: whether its rules engine denies a create that ours denies, and whether its front end
 * appends the caller's address to `X-Forwarded-For`, so that nobody chooses the network under which he is counted.
 */
export const liveChecks = async (project: string): Promise<Finding[]> => {
  const documents = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`;
  const callable = functionAddress(project, notificationFunction);
  const id = 'SmokeCheck0000000000';
  const stored = await send(`${documents}/${collections.requests}?documentId=${id}`, outdated);
  const networks: (string | null | undefined)[] = [];
  for (const address of ['198.51.100.1', '203.0.113.2'])
    networks.push(
      (await send(callable, { data: {} }, { 'x-forwarded-for': address }))?.headers.get('x-network'),
    );
  const [one, other] = networks;
  const name = `${collections.requests}/${id}`;
  const isChosen = Boolean(one && other) && one !== other;
  const isChecked = stored !== undefined && (stored.ok || stored.status === 403);
  return [
    ['Rules', '?', !isChecked && `Firestore gave no answer, or one with status ${stored?.status}.`],
    ['Rules', '✘', stored?.ok && `a create with a false time is stored; delete ${name}.`],
    ['Limits', '?', (!one || !other) && 'the function did not say under which network it counts a call.'],
    ['Limits', '✘', isChosen && 'a caller chooses the network under which calls are counted.'],
  ];
};
