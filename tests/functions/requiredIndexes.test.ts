import { expect, test } from 'vitest';
import { quietDatabase } from '../support/functions/databases.ts';

test('a query without its index fails in every test of the functions, although the emulator would answer it', () => {
  const due = quietDatabase.collection('ledger').where('digest', '==', 'due');
  expect(() => due.orderBy('expected').get()).toThrow(
    'firestore.indexes.json has no index ledger: digest ASCENDING, expected ASCENDING',
  );
  expect(() => due.where('expected', '<', 1).count()).toThrow('firestore.indexes.json has no index');
});
