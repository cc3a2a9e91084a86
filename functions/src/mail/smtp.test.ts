import { expect, test } from 'vitest';
import { mayPass, smtpCode } from './smtp.ts';

const failure = (properties: object): Error => Object.assign(new Error('as the test wants'), properties);

test.each([
  { responseCode: 421 },
  { responseCode: 450, code: 'EENVELOPE' },
  { code: 'ECONNECTION' },
  { code: 'ETIMEDOUT' },
  { code: 'ESOCKET' },
  { code: 'EDNS' },
])('$responseCode $code may pass', (properties) => expect(mayPass(failure(properties))).toBe(true));

test.each([
  { responseCode: 550, code: 'EENVELOPE' },
  { responseCode: 535, code: 'EAUTH' },
  { code: 'EENVELOPE' },
  { code: 'ECONFIG' },
  {},
])('$responseCode $code is final', (properties) => expect(mayPass(failure(properties))).toBe(false));

test('the code that is logged is the answer’s, else the library’s', () => {
  expect(smtpCode(failure({ responseCode: 550, code: 'EENVELOPE' }))).toBe(550);
  expect(smtpCode(failure({ code: 'EDNS' }))).toBe('EDNS');
});
