import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';

interface Workflow {
  on: object;
  permissions: Record<string, string>;
  jobs: Record<string, { if?: string; steps?: { run?: string }[] }>;
}

const workflows = globSync('.github/workflows/*').map((file) => {
  const source = readFileSync(file, 'utf8');
  const document = parseDocument(source, { strict: true, uniqueKeys: true });
  return { name: basename(file), source, document, workflow: document.toJS() as Workflow };
});
const uses = workflows.flatMap(({ source }) => source.match(/(?<=\buses: ).+$/gm) ?? []);
const actions = uses.filter((line) => !line.startsWith('./'));

test.each(workflows)('$name parses, and gives nothing away', ({ source, document, workflow }) => {
  expect([...document.errors, ...document.warnings]).toEqual([]);
  // A job may only write what it declares itself.
  expect(Object.values(workflow.permissions).filter((access) => access !== 'read')).toEqual([]);
  // A fork's code never runs with the rights of this repository.
  expect(Object.keys(workflow.on).join()).not.toMatch(/pull_request_target|workflow_run/);
  // No key is stored: identity federation grants access to the cloud.
  expect(source).not.toMatch(/\bsecrets\.|credentials_json/);
  // No text that others choose is part of a command.
  expect(source).not.toMatch(/\brun:.*\$\{\{/);
});

test('every action of others is pinned to a commit, says its version, and has one in all workflows', () => {
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  expect(new Set(actions).size).toBe(new Set(actions.map((action) => action.split('@')[0])).size);
});

const jobOf = (file: string, job: string) =>
  workflows.find(({ name }) => name === file)?.workflow.jobs[job] ?? {};

test('a deployment waits for the tests, and a preview is for pull requests of this repository alone', () => {
  expect(jobOf('deploy.yml', 'deploy')).toMatchObject({ needs: 'test', environment: { name: 'production' } });
  expect(jobOf('preview.yml', 'preview').if).toContain('head.repo.full_name == github.repository');
});

test('a deployment that was approved late does not bring older code back', () => {
  const { steps = [] } = jobOf('deploy.yml', 'deploy');
  const [look, ...commands] = steps.flatMap(({ run }) => run ?? []);
  expect(commands).toEqual([expect.stringMatching(/^npm run deploy/)]);

  const bin = `${temporaryFolder({ 'bin/gh': '#!/bin/sh\necho aaa\n' })}/bin`;
  const after = (commit: string) =>
    spawnSync('bash', ['-e', '-c', look ?? ''], {
      encoding: 'utf8',
      env: { PATH: `${bin}:${process.env['PATH']}`, GITHUB_REPOSITORY: 'a/b', GITHUB_SHA: commit },
    });
  expect(after('aaa')).toMatchObject({ status: 0, stdout: '' });
  expect(after('bbb')).toMatchObject({ status: 1, stdout: expect.stringContaining('main is at aaa by now') });
});
