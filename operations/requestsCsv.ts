import { readStoredRequest } from '@helvardar/shared/readStoredRequest';
import { columns, inWords } from '@helvardar/shared/requestInWords';
import { stringify } from 'csv-stringify/sync';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/**
 * The requests as a table for a spreadsheet, one a line, codes as words. A value that a spreadsheet would run as a formula
 * gets an apostrophe in front (also a phone number's +), which makes it a text.
 */
export const csvOf = (documents: readonly DocumentSnapshot[]): string =>
  stringify(
    documents.flatMap((document) => {
      const request = readStoredRequest(document.data());
      if (!request) return [];
      const createdAt: Date = document.get('created_at').toDate();
      return [
        [document.id, createdAt.toISOString(), ...columns.map(({ name }) => inWords(request, name) ?? '')],
      ];
    }),
    {
      header: true,
      columns: ['Request', 'Received', ...columns.map(({ label }) => label)],
      bom: true,
      record_delimiter: 'windows',
      escape_formulas: true,
    },
  );
