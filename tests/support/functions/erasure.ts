import type { Firestore } from 'firebase-admin/firestore';
import { erase } from '../../../operations/erase.ts';
import { personalDocuments } from '../../../operations/personalDocuments.ts';

/** Erases a person as the operator's command does. Returns the paths of the documents that it found. */
export const forget = async (firestore: Firestore, address: string): Promise<string[]> => {
  const documents = await personalDocuments(firestore, address);
  await erase(firestore, documents);
  return documents.map(({ ref }) => ref.path).sort();
};

/** All documents of the database, as text. */
export const everything = async (firestore: Firestore): Promise<string> => {
  const collections = await firestore.listCollections();
  const contents = await Promise.all(collections.map((collection) => collection.get()));
  return JSON.stringify(contents.flatMap(({ docs }) => docs.map((document) => document.data())));
};
