import type { DocumentSnapshot } from 'firebase-admin/firestore';

/**
 * The approximate size in bytes of the event for a change of this document. The event contains the document before and
 * after the change, and Eventarc accepts at most 512 KB.
 */
export const bytesOfChange = (document: DocumentSnapshot): number =>
  2 * Buffer.byteLength(JSON.stringify(document.data()));
