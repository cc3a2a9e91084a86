import { expect, test } from 'vitest';
import { cssVariables } from '../src/theme/cssVariables.ts';
import { variableSheet } from './variableSheet.ts';

test('a sheet has the variables that styles name, also through others, and keeps media queries', () => {
  const sheets = [
    {
      ':root': {
        colorScheme: 'light',
        '--mui-a': '1',
        '--mui-b': 'var(--mui-c, 2)',
        '--mui-c': '2',
        '--mui-d': '3',
      },
    },
    {
      '@media screen and (prefers-color-scheme: dark)': {
        ':root': { colorScheme: 'dark', '--mui-c': '4', '--mui-d': '5' },
      },
    },
  ];
  expect(variableSheet(sheets, ['p{color:var(--mui-b)}', '<path fill="none">'])).toBe(
    ':root{color-scheme:light;--mui-b:var(--mui-c, 2);--mui-c:2;}' +
      '@media screen and (prefers-color-scheme: dark){:root{color-scheme:dark;--mui-c:4;}}',
  );
});

test('the dark scheme applies to screens alone, so that pages print in the light scheme', () => {
  const queries = cssVariables.flatMap((sheet) => Object.keys(sheet)).filter((rule) => rule.includes('dark'));
  expect(queries).toEqual(['@media screen and (prefers-color-scheme: dark)']);
});
