import { expect, it } from 'vitest';
import { pagesOptions } from './options.ts';

it('measures every page five times with the usual processor unless told otherwise', () => {
  expect(pagesOptions([])).toEqual({
    runs: 5,
    applied: false,
    cpu: 4,
    still: false,
    lateFont: false,
    paths: [],
  });
});

it('takes addresses with and without their first slash', () => {
  expect(
    pagesOptions(['--cpu', '7', '--applied', '--still', '--late-font', 'home', 'de', '/fr/about']),
  ).toEqual({
    runs: 5,
    applied: true,
    cpu: 7,
    still: true,
    lateFont: true,
    paths: ['/', '/de', '/fr/about'],
  });
});

it.each([['--runs', '0'], ['--cpu', 'fast'], ['--slow']])('refuses %s %s', (...parameters) => {
  expect(() => pagesOptions(parameters)).toThrow();
});
