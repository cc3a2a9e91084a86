import { DocumentReference } from 'firebase-admin/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { quietDatabase } from '../../support/functions/databases.ts';
import { lines, loadFunctions } from '../../support/functions/deployedFunctions.ts';
import { notificationSettings } from '../../support/functions/notificationSettings.ts';
import { newSubmission } from '../../support/functions/submissions.ts';

await loadFunctions();

test.each([
  ['unavailable', 14],
  ['unavailable', 4],
  ['internal', 7],
])('the callable answers %s when Firestore answers %i, and logs only the code', async (code, grpc) => {
  // Firestore's error messages quote data, so they must not be logged.
  const refusal = Object.assign(new Error(`${grpc} Geheimnis`), { code: grpc });
  const create = vi.spyOn(DocumentReference.prototype, 'create').mockRejectedValue(refusal);
  onTestFinished(() => create.mockRestore());
  // The harness loads the SDK, too, so it comes after `loadFunctions`.
  const { browser } = await import('../../support/functions/harness.ts');
  const { answerSubmission } = await import('../../../functions/src/consultation/answerSubmission.ts');
  const answer = answerSubmission(notificationSettings(quietDatabase), newSubmission(), browser);
  await expect(answer).rejects.toMatchObject({ code, message: expect.not.stringContaining('Geheimnis') });
  expect(lines.at(-1)).toContain(`"code":${grpc}`);
  expect(lines.join('\n')).not.toContain('Geheimnis');
});

test.each([
  ['9', Object.assign(new Error('9 the index\nfor Geheimnis is missing'), { code: 9 })],
  ['"TypeError"', new TypeError('Geheimnis')],
])(
  'a failed trigger throws, so that its event is retried, and only code (%s) and place are said',
  async (code, failure) => {
    const { retryOnFailure } = await import('../../../functions/src/retryableError.ts');
    await expect(retryOnFailure({ requestId: 'id' }, Promise.reject(failure))).rejects.toThrow(
      `The event shall come again: ${JSON.parse(code)}`,
    );
    expect(lines.at(-1)).toContain(`"code":${code}`);
    expect(lines.at(-1)).toContain('firestoreTrouble.test.ts');
    expect(lines.join('\n')).not.toContain('Geheimnis');
  },
);
