import type { DocumentSnapshot } from 'firebase-admin/firestore';

/**
 * The approximate size of an event, which contains the document before and after a change. Eventarc's limit is 512 KB.
 */
export const bytesOfChange = (document: DocumentSnapshot): number =>
  2 * Buffer.byteLength(JSON.stringify(document.data()));
