import { expect, test } from 'vitest';
import { project } from './project.ts';

test.each([
  ['no project', undefined, 'no project is chosen'],
  ['a project of the emulators', 'demo-helvardar', 'exists in the emulators only'],
  ['an alias that nobody defined', 'Live', 'neither the id of a project nor an alias'],
])('%s stops', (_, id, reason) => {
  expect(project({ project: id })).toEqual([{ level: 'stop', sentence: expect.stringContaining(reason) }]);
});

test('the id of a real project passes', () => {
  expect(project({ project: 'helvardar-site' })).toEqual([]);
});
