import { expect, test } from 'vitest';
import { previewProject } from './previewProject.ts';

test('a preview in the live project is told, one in a project of its own passes', () => {
  const liveProject = 'helvardar-site';
  expect(previewProject({ project: liveProject, liveProject })).toEqual([
    { level: 'warning', sentence: expect.stringContaining('live project') },
  ]);
  expect(previewProject({ project: 'helvardar-preview', liveProject })).toEqual([]);
  expect(previewProject({ project: undefined, liveProject: undefined })).toEqual([]);
});
