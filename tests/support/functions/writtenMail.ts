import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Delivery, MailContent } from '../../../functions/src/mail/mailDocument.ts';
import { newMail } from '../../../functions/src/mail/send/deliveryStates.ts';
import { newRequestId } from '../../../web/src/consultation/sending/requestId.ts';

export const content: MailContent = {
  to: 'visitor@example.com',
  from: 'Helvardar <hello@helvardar.example>',
  replyTo: 'hello@helvardar.example',
  headers: { 'Auto-Submitted': 'auto-replied' },
  message: { subject: 'Grüezi', text: 'Text', html: '<p>HTML</p>' },
};

/** Creates a document of `mail`, and returns the snapshot that the event of the creation would contain. */
export const written = async (
  { firestore }: { firestore: Firestore },
  change: object = {},
  kind: 'team' | 'visitor' = 'visitor',
): Promise<DocumentSnapshot> => {
  const reference = firestore.collection('mail').doc(newRequestId());
  await reference.create({ ...newMail(kind, [newRequestId()], content), ...change });
  return reference.get();
};

export const now = (event: DocumentSnapshot): Promise<DocumentSnapshot> => event.ref.get();

export const deliveryOf = async (event: DocumentSnapshot): Promise<Delivery> =>
  (await now(event)).get('delivery');
