import { expect, test } from 'vitest';
import { problemsIn } from '../../emulators/rules.ts';
import { firestoreAddress } from '../support/firestoreRest.ts';
import { rules } from '../support/rules/rulesEnvironment.ts';

test.each([
  ['the unchanged rules, which have none', rules, /^$/],
  ['a mistyped word', rules.replace('allow create', 'alow create'), /L\d+:7 Unexpected 'alow'\./],
  [
    'an unknown function',
    rules.replace('isRequest(', 'isRequst('),
    /L\d+:\d+ Invalid function name: isRequst\./,
  ],
])('the compiler reports the errors in %s', async (_, content, expected) => {
  expect(await problemsIn(firestoreAddress, content)).toMatch(expected);
});
