import { expect, test } from 'vitest';
import { storedRequestSchema } from '../shared/consultationRequest.ts';
import { fieldNames, fields } from '../shared/fields.ts';
import { languages } from '../shared/languages.ts';
import { requestIdPattern } from '../shared/patterns.ts';
import { seeds } from './seed.ts';

test.each(Object.entries(seeds))(
  'the sample request %s has the shape that the form stores',
  (id, request) => {
    expect(id).toMatch(requestIdPattern);
    expect(storedRequestSchema.validateSync(request)).toEqual(request);
    expect(Object.keys(request)).toEqual([...fieldNames.map((name) => fields[name].stored), 'language']);
  },
);

test('every language has a sample request', () => {
  expect(Object.values(seeds).map(({ language }) => language)).toEqual([...languages]);
});
