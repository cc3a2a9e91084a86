import { describe, expect, test } from 'vitest';
import { accountsIn, extensionsIn, functionsIn, previewAddressIn, secretStateIn, siteIn } from './answers.ts';
import { answerIn } from './cli.ts';

const offline = { status: 'error', error: 'Failed to authenticate, have you run firebase login?' } as const;

test('an answer is found behind other lines, and its absence is no error', () => {
  expect(answerIn('(node) warning\n{\n  "status": "success"\n}')).toEqual({ status: 'success' });
  expect(answerIn('Killed')).toBeUndefined();
});

test('accounts are named by their addresses; without a result nobody is signed in', () => {
  expect(accountsIn({ status: 'success', result: [{ user: { email: 'a@helvardar.ch' } }] })).toEqual([
    'a@helvardar.ch',
  ]);
  expect(accountsIn({ status: 'success' })).toEqual([]);
});

describe('a secret', () => {
  test('is set when one of its versions is enabled', () => {
    const versions = [{ state: 'DESTROYED' }, { state: 'ENABLED' }];
    expect(secretStateIn({ status: 'success', result: { secrets: versions } })).toBe('set');
    expect(secretStateIn({ status: 'success', result: { secrets: versions.slice(0, 1) } })).toBe('missing');
  });

  test('is missing when Google does not know it', () => {
    const error =
      'Request to https://secretmanager.googleapis.com/v1/… had HTTP Error: 404, Secret not found.';
    expect(secretStateIn({ status: 'error', error })).toBe('missing');
  });

  test.each([
    'Your project helvardar-site must be on the Blaze (pay-as-you-go) plan to complete this command.',
    'Request to https://secretmanager.googleapis.com/v1/… had HTTP Error: 403, This API method requires billing to be enabled.',
  ])('is out of reach without billing (%s)', (error) => {
    expect(secretStateIn({ status: 'error', error })).toBe('unbilled');
  });

  test('is unknown when nobody could be asked', () => {
    expect(secretStateIn(offline)).toBe('unknown');
  });
});

test('installed extensions are told apart from no answer', () => {
  expect(extensionsIn({ status: 'success', result: [{ instanceId: 'firestore-send-email' }] })).toEqual([
    'firestore-send-email',
  ]);
  expect(extensionsIn({ status: 'success', result: [] })).toEqual([]);
  expect(extensionsIn(offline)).toBeUndefined();
});

test('deployed functions are named with their region, and told apart from no answer', () => {
  const endpoint = {
    id: 'deliverMail',
    region: 'europe-west6',
    project: 'helvardar-site',
    platform: 'gcfv2',
  };
  expect(functionsIn({ status: 'success', result: [endpoint] })).toEqual([
    { id: 'deliverMail', region: 'europe-west6' },
  ]);
  expect(functionsIn({ status: 'success', result: [] })).toEqual([]);
  expect(functionsIn(offline)).toBeUndefined();
});

test("the project's own site is told from others, with and without a web app", () => {
  const other = { type: 'USER_SITE', defaultUrl: 'https://other.web.app', appId: '1:2:web:3' };
  const own = { type: 'DEFAULT_SITE', defaultUrl: 'https://helvardar-site.web.app' };
  const inList = (...sites: object[]) => siteIn({ status: 'success', result: { sites } });
  expect(inList(other, own)).toEqual({ address: own.defaultUrl, hasApp: false });
  expect(inList(other, { ...own, appId: '1:2:web:4' })).toEqual({ address: own.defaultUrl, hasApp: true });
  expect(inList(other)).toBeUndefined();
  expect(siteIn(offline)).toBeUndefined();
});

test('the address of a preview is that of its site', () => {
  const result = { 'helvardar-site': { url: 'https://helvardar-site--menu-abc123.web.app' } };
  expect(previewAddressIn({ status: 'success', result })).toBe('https://helvardar-site--menu-abc123.web.app');
});
