import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, type WriteBatch } from 'firebase-admin/firestore';

let database: Firestore | undefined;

/** The project's database, opened by the first call: the deploying CLI loads this code without a project. */
export const firestore = (): Firestore => {
  database ??= getFirestore(initializeApp());
  return database;
};

/** The gRPC codes that Firestore answers with, as far as they are told apart here. */
const codes = { notFound: 5, alreadyExists: 6, failedPrecondition: 9 } as const;

/** Trouble that may be over soon: cancelled, unknown, deadline, exhausted, aborted, internal, unavailable. */
const passing: readonly unknown[] = [1, 2, 4, 8, 10, 13, 14];

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

export const isAlreadyExists = (error: unknown): boolean => codeOf(error) === codes.alreadyExists;

/** A conditional write found the document changed or gone: somebody else was faster, or this very write came before. */
export const isOutdated = (error: unknown): boolean =>
  [codes.notFound, codes.alreadyExists, codes.failedPrecondition].some((code) => code === codeOf(error));

export const isTransient = (error: unknown): boolean => passing.includes(codeOf(error));

/** Writes a conditional batch; false when somebody else was faster, and nothing is written. */
export const isCommitted = async (batch: WriteBatch): Promise<boolean> => {
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isOutdated(error)) return false;
    throw error;
  }
};
