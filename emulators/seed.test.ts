import { expect, test } from 'vitest';
import { storedRequestSchema } from '../shared/consultationRequest.ts';
import { languages } from '../shared/languages.ts';
import { seeds } from './seed.ts';

test.each(languages)('the sample request in %s is one that the form stores', (language) =>
  expect(storedRequestSchema.validateSync(seeds[language])).toEqual({ ...seeds[language], language }),
);
