import type { DocumentSnapshot } from 'firebase-admin/firestore';

/**
 * The approximate maximum size in bytes of an event about a change of this document. The event contains the document
 * before and after the change. Eventarc delivers no event of more than 512 KB.
 */
export const bytesOfChange = (document: DocumentSnapshot): number =>
  2 * Buffer.byteLength(JSON.stringify(document.data()));
