import { expect, test } from 'vitest';
import firebase from '../firebase.json' with { type: 'json' };
import { configurationFor } from './hostingConfiguration.ts';

const { predeploy, ...hosting } = firebase.hosting;
const headers = [{ source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] }];

test('firebase.json alone refuses to deploy the pages, as they would have no headers', () => {
  expect(firebase.hosting).not.toHaveProperty('headers');
  expect(predeploy.join()).toMatch(/npm run deploy\. && exit 1$/);
});

test('the pages are deployed as firebase.json says, with their headers', () => {
  expect(configurationFor({ trial: false })(firebase, headers)).toEqual({ hosting: { ...hosting, headers } });
});

test('a preview or a trial is served as the site is, and every answer of it carries noindex', () => {
  expect(configurationFor({ trial: true })(firebase, headers)).toEqual({
    hosting: {
      ...hosting,
      headers: [...headers, { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }] }],
    },
  });
});
