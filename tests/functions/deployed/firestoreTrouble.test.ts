import { DocumentReference, FieldPath } from 'firebase-admin/firestore';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { nothing, quietDatabase, quietProject, traces } from '../../support/functions/databases.ts';
import { lines, loadFunctions } from '../../support/functions/deployedFunctions.ts';
import { newSubmission } from '../../support/functions/submissions.ts';
import { teamMailSettings } from '../../support/functions/teamMailSettings.ts';

let functions: Awaited<ReturnType<typeof loadFunctions>>;
let answerSubmission: typeof import('../../../functions/src/consultation/answerSubmission.ts').answerSubmission;
beforeAll(async () => {
  functions = await loadFunctions();
  ({ answerSubmission } = await import('../../../functions/src/consultation/answerSubmission.ts'));
});

const settings = {
  firestore: quietDatabase,
  ...teamMailSettings,
  directHourlyLimit: 1,
  mailDelivery: 'smtp',
  limits: {
    teamPerSource: 1,
    confirmationsPerMailbox: 1,
    confirmationsPerSource: 1,
    confirmations: 1,
    team: 1,
    storedPerSource: 1_000,
    storedPerHour: 1_000,
  },
};

test.each([
  ['unavailable', 14],
  ['unavailable', 4],
  ['internal', 7],
])('the callable answers %s when Firestore answers %i, and logs only the code', async (code, grpc) => {
  // Firestore's error messages quote data, so they must not be logged.
  const refusal = Object.assign(new Error(`${grpc} Geheimnis`), { code: grpc });
  const create = vi.spyOn(DocumentReference.prototype, 'create').mockRejectedValue(refusal);
  onTestFinished(() => create.mockRestore());
  const answer = answerSubmission(settings, newSubmission(), {
    kind: 'call',
    network: null,
    verified: false,
  });
  await expect(answer).rejects.toMatchObject({ code, message: expect.not.stringContaining('Geheimnis') });
  expect(lines.at(-1)).toContain(`"code":${grpc}`);
  expect(lines.join('\n')).not.toContain('Geheimnis');
});

type CreatedEvent = Parameters<(typeof functions)['onConsultationRequestCreated']['run']>[0];
const createdEvent = async (requestId: string, content: object): Promise<CreatedEvent> => {
  const requests = quietDatabase.collection('consultation_requests');
  await requests.doc(requestId).create(content);
  const { docs } = await requests.where(FieldPath.documentId(), '==', requestId).get();
  return {
    specversion: '1.0',
    id: requestId,
    source: 'firestore.googleapis.com',
    type: 'google.cloud.firestore.document.v1.created',
    time: new Date().toISOString(),
    location: 'europe-west6',
    project: quietProject,
    database: '(default)',
    namespace: '(default)',
    document: `consultation_requests/${requestId}`,
    params: { requestId },
    data: docs[0],
  };
};

test('the trigger ignores a document without a valid request, and logs only its id', async () => {
  const submission = newSubmission();
  const content = { name: 'Geheimnis', email: submission.email };
  await functions.onConsultationRequestCreated.run(await createdEvent(submission.request_id, content));
  expect(await traces(quietDatabase, submission)).toEqual({ ...nothing, stored: true, ledger: 1 });
  expect(lines.at(-1)).toContain(submission.request_id);
  expect(lines.join('\n')).not.toContain('Geheimnis');
});

test('a failed trigger throws, so that its event is retried, and the error does not quote the cause', async () => {
  const { retryOnFailure } = await import('../../../functions/src/retryableError.ts');
  const failure = Object.assign(new Error('9 the index for Geheimnis is missing'), { code: 9 });
  await expect(retryOnFailure({ requestId: 'id' }, Promise.reject(failure))).rejects.toThrow(
    'The event shall come again: 9',
  );
  expect(lines.at(-1)).toContain('"code":9');
  expect(lines.join('\n')).not.toContain('Geheimnis');
});
