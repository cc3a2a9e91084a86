import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { Problem } from '../commands/command.ts';
import { stateFolder } from '../commands/folders.ts';
import type { MailDocument } from '../functions/src/mail/mailDocument.ts';
import { nextStep } from '../functions/src/reconciliation/nextStep.ts';
import { collections } from '../shared/collections.ts';
import { requestIdPattern } from '../shared/patterns.ts';
import { databaseOf, operatorCommand, type Place, runOperation } from './database.ts';
import { asText } from './format.ts';
import { requestsOf } from './personalDocuments.ts';
import { stateOf } from './state.ts';
import { readWanted, wantedId } from './wanted.ts';

const why = operatorCommand('why', 'Prints everything stored about a request.')
  .argument(...wantedId)
  .action(async (given: string | undefined, place: Place) => {
    const wanted = await readWanted(given);
    const { firestore, projectId, isReal } = await databaseOf(place);
    const isId = requestIdPattern.test(wanted);
    const ids = isId ? [wanted] : (await requestsOf(firestore, wanted)).map(({ id }) => id);
    for (const id of ids) {
      console.log(asText({ [id]: await wayOf(firestore, id) }));
      console.log(isReal ? logQuery(id, projectId) : loggedLines(place.emulators, id).join('\n'));
    }
    if (ids.length === 0)
      throw new Problem(
        'Nothing is stored: another address, a request that waits in the browser, an erasure, or one that was refused.',
      );
  });

const logQuery = (id: string, projectId: string): string =>
  `gcloud logging read 'jsonPayload.requestId="${id}" OR jsonPayload.mailId:"${id}"' --freshness=30d --project=${projectId}`;

/** The log lines of emulated functions about a request. */
const loggedLines = (emulators = 'local', id: string): string[] => {
  const file = join(stateFolder, emulators, 'firebase.log');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line) => (line.includes(id) ? (/\{"severity".*\}/.exec(line) ?? []) : []));
};

/** Everything stored about one request. The first missing part shows where its handling stopped. */
export const wayOf = async (firestore: Firestore, requestId: string) => {
  const [request, ledger, mails] = await Promise.all([
    firestore.collection(collections.requests).doc(requestId).get(),
    firestore.collection(collections.ledger).doc(requestId).get(),
    firestore.collection(collections.mail).where('request_ids', 'array-contains', requestId).get(),
  ]);
  return {
    state: request.exists ? stateOf(request, ledger) : 'not stored',
    stored: request.data() ?? 'no request; it never arrived, or it still waits in the browser',
    told: ledger.data() ?? 'no ledger entry; nobody has been told yet (npm run mail -- reconcile)',
    answered: request.get('answered_at') ?? 'not marked as answered',
    'e-mails': mailsInWords(mails.docs),
  };
};

/** The next steps of reconciliation, in words. */
const consequences = {
  settle: 'nothing more is done',
  touch: 'nobody has picked it up; reconciliation requeues it',
  retry: 'reconciliation requeues it',
  repeat: 'it may have arrived; reconciliation sends it once more',
  shorten: 'its words are refused; reconciliation sends it without them',
  person: 'a person has to decide: npm run mail -- retry or settle',
} as const;

const next = (document: DocumentSnapshot): string => {
  const mail = document.data() as MailDocument;
  if (mail.delivery?.state === 'SUCCESS' || !mail.due_at) return consequences.settle;
  const now = Date.now();
  const step = nextStep(mail, document.createTime?.toMillis() ?? now, now);
  if (step.step === 'wait') return `it is waited for until ${new Date(step.until).toISOString()}`;
  return consequences[step.step];
};

export const mailsInWords = (documents: QueryDocumentSnapshot[]) =>
  Object.fromEntries(
    documents.map((document) => [
      document.id,
      {
        written: document.createTime,
        changed: document.updateTime,
        ...(document.get('kind') === 'digest' && { requests: document.get('request_ids') }),
        delivery: document.get('delivery') ?? 'not picked up',
        next: next(document),
      },
    ]),
  );

if (import.meta.main) await runOperation(why);
