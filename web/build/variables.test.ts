import { expect, test } from 'vitest';
import { variableSheet } from './variables.ts';

test('a sheet has the variables that styles name, also through others, and prints in the light scheme', () => {
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
      '@media (prefers-color-scheme: dark)': {
        ':root': { colorScheme: 'dark', '--mui-c': '4', '--mui-d': '5' },
      },
    },
  ];
  expect(variableSheet(sheets, ['p{color:var(--mui-b)}', '<path fill="none">'])).toBe(
    ':root{color-scheme:light;--mui-b:var(--mui-c, 2);--mui-c:2;}' +
      '@media screen and (prefers-color-scheme: dark){:root{color-scheme:dark;--mui-c:4;}}',
  );
});
