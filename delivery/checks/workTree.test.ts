import { expect, test } from 'vitest';
import { workTree } from './workTree.ts';

test('changes that are in no commit are told, and do not stop', () => {
  expect(workTree({ changedFiles: 3 })).toEqual([
    { level: 'warning', sentence: expect.stringContaining('3 changed files') },
  ]);
  expect(workTree({ changedFiles: 0 })).toEqual([]);
});
