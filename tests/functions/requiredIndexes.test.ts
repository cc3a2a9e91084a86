import { expect, test } from 'vitest';
import { quietDatabase } from '../support/functions/databases.ts';
import { requiredIndex } from '../support/functions/requiredIndexes.ts';

const ledger = quietDatabase.collection('ledger');
const due = ledger.where('digest', '==', 'due');

test.each([
  ['of one field', due, undefined],
  ['ordered by one field', ledger.where('created_at', '>', new Date(0)).orderBy('created_at'), undefined],
  [
    'of one field, ordered by another',
    due.orderBy('turn', 'desc'),
    'ledger: digest ASCENDING, turn DESCENDING',
  ],
  [
    'of one field, with a range of another',
    due.where('created_at', '<', new Date()),
    'ledger: digest ASCENDING, created_at ASCENDING',
  ],
])('a query %s needs the index that Google asks for', (_, query, index) =>
  expect(requiredIndex(query)).toBe(index),
);

test('a query without its index fails in every test of the functions, although the emulator would answer it', () => {
  expect(() => due.orderBy('expected').get()).toThrow(
    'firestore.indexes.json has no index ledger: digest ASCENDING, expected ASCENDING',
  );
  expect(() => due.orderBy('expected').count()).toThrow('firestore.indexes.json has no index');
});
