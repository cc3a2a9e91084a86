import { initializeApp } from 'firebase-admin/app';
import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  getFirestore,
  type Query,
  type WriteBatch,
} from 'firebase-admin/firestore';

let database: Firestore | undefined;

/** Opened at the first call, because the Firebase CLI loads this module without a project before a deployment. */
export const firestore = (): Firestore => {
  database ??= getFirestore(initializeApp());
  return database;
};

/** Error codes of gRPC. */
const codes = { notFound: 5, alreadyExists: 6, failedPrecondition: 9 } as const;

/** Transient gRPC errors: cancelled, unknown, deadline, exhausted, aborted, internal, unavailable. */
const passing: readonly unknown[] = [1, 2, 4, 8, 10, 13, 14];

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

export const isAlreadyExists = (error: unknown): boolean => codeOf(error) === codes.alreadyExists;

/** Whether another writer, or an earlier try of the same write, has changed the document. */
export const isOutdated = (error: unknown): boolean =>
  [codes.notFound, codes.alreadyExists, codes.failedPrecondition].some((code) => code === codeOf(error));

export const isTransient = (error: unknown): boolean => passing.includes(codeOf(error));

export const unchanged = ({ updateTime }: DocumentSnapshot) =>
  updateTime ? { lastUpdateTime: updateTime } : { exists: true };

/**
 * Makes a batch fail if this document has changed since it was read. The update itself changes nothing, because it
 * deletes a field that the document does not have.
 */
export const dependOn = (batch: WriteBatch, document: DocumentSnapshot): WriteBatch =>
  batch.update(document.ref, { unused: FieldValue.delete() }, unchanged(document));

/** Commits a batch; false if one of its conditions does not hold. */
export const isCommitted = async (batch: WriteBatch): Promise<boolean> => {
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isOutdated(error)) return false;
    throw error;
  }
};

/** The documents of a collection that have the ids of these documents, in their order. */
export const withIdsOf = async (collection: CollectionReference, documents: readonly { id: string }[]) =>
  documents.length > 0 ? collection.firestore.getAll(...documents.map(({ id }) => collection.doc(id))) : [];

export const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;
