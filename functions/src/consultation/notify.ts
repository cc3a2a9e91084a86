import { collections } from '@helvardar/shared/collections';
import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../firestore.ts';
import { log } from '../logs.ts';
import { type MailKind, mailId, mailKinds } from '../mail/contract.ts';
import { teamMail } from '../mail/teamMail.ts';
import { visitorMail } from '../mail/visitorMail.ts';
import { inDays, retention } from '../retention.ts';
import { fingerprintOf, normalised } from './fingerprint.ts';
import { type Caller, grantedMails, type Limits } from './grants.ts';

export interface NotificationSettings {
  firestore: Firestore;
  limits: Limits;
  salt: string;
  mailFrom: string;
  teamAddress: string;
}

/**
 * Turns a request into its e-mails, each at most once for the same content, however many calls say it at once and in
 * whatever order. A call that may send more than an earlier one (it has a known network, or App Check) adds what is
 * missing. Throws only what Firestore throws.
 */
export const notify = async (
  settings: NotificationSettings,
  requestId: string,
  stored: StoredRequest,
  caller: Caller,
): Promise<void> => {
  const request = normalised(stored);
  const fingerprint = fingerprintOf(request);
  let granted: MailKind[] | undefined;

  // Another call may write between reading the ledger and the batch: then the next round sees what that one did.
  for (let round = 0; round < mailKinds.length + 1; round++) {
    const done = await readLedger(settings.firestore, fingerprint);
    if (mailKinds.every((kind) => done?.includes(kind))) break;
    granted ??= await grantedMails(settings.firestore, settings, {
      fingerprint,
      email: request.email,
      caller,
    });
    const open = granted.filter((kind) => !done?.includes(kind));
    if (done && open.length === 0) break;
    if (await writeMails(settings, { requestId, request, fingerprint, open, isFirst: !done })) {
      log('requestNotified', { requestId, count: open.length });
      if (!granted.includes('visitor')) log('confirmationWithheld', { requestId });
      if (!granted.includes('team')) log('teamMailWithheld', { requestId });
      return;
    }
  }
  log('requestRepeated', { requestId });
};

/** The e-mails that the ledger names for this content; undefined when it has no entry. */
const readLedger = async (firestore: Firestore, fingerprint: string): Promise<MailKind[] | undefined> => {
  const entry = await firestore.collection(collections.ledger).doc(fingerprint).get();
  return entry.get('mails') as MailKind[] | undefined;
};

interface Batch {
  requestId: string;
  request: StoredRequest;
  fingerprint: string;
  open: MailKind[];
  isFirst: boolean;
}

/** Writes the ledger and the e-mails in one atomic batch; false when another call was faster with any of them. */
const writeMails = async (settings: NotificationSettings, batch: Batch): Promise<boolean> => {
  const { requestId, request, fingerprint, open, isFirst } = batch;
  const write = settings.firestore.batch();
  const ledger = settings.firestore.collection(collections.ledger).doc(fingerprint);
  if (isFirst)
    write.create(ledger, {
      request_id: requestId,
      mails: open,
      created_at: FieldValue.serverTimestamp(),
      expires_at: inDays(retention.ledgerDays),
    });
  else write.update(ledger, { mails: FieldValue.arrayUnion(...open) });

  const templates = {
    team: () => teamMail(settings, requestId, request),
    visitor: () => visitorMail(settings, request),
  };
  for (const kind of open) {
    const mail = settings.firestore.collection(collections.mail).doc(mailId(fingerprint, kind));
    write.create(mail, { ...templates[kind](), expires_at: inDays(retention.mailDays) });
  }
  try {
    await write.commit();
    return true;
  } catch (error) {
    if (isAlreadyExists(error)) return false;
    throw error;
  }
};
