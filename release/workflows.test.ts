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

test.each(workflows)(
  '$name is valid, has no write permission for all jobs, and stores no secret',
  ({ source, document, workflow }) => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
    // Write permissions belong to a job, not to the whole workflow.
    expect(Object.values(workflow.permissions).filter((access) => access !== 'read')).toEqual([]);
    // With these triggers, code of a fork could run with the rights of this repository.
    expect(Object.keys(workflow.on).join()).not.toMatch(/pull_request_target|workflow_run/);
    // Identity federation grants access to Google Cloud, so no key is stored.
    expect(source).not.toMatch(/\bsecrets\.|credentials_json/);
    // A command with `${{ … }}` would execute text that strangers choose, such as the name of a branch.
    expect(source).not.toMatch(/\brun:.*\$\{\{/);
  },
);

test('every third-party action is pinned to a commit, with its version, and all workflows use the same one', () => {
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  expect(new Set(actions).size).toBe(new Set(actions.map((action) => action.split('@')[0])).size);
});

const jobOf = (file: string, job: string) =>
  workflows.find(({ name }) => name === file)?.workflow.jobs[job] ?? {};

test('a deployment waits for the tests, and only pull requests of this repository get a preview', () => {
  expect(jobOf('deploy.yml', 'deploy')).toMatchObject({ needs: 'test', environment: { name: 'production' } });
  expect(jobOf('preview.yml', 'preview').if).toContain('head.repo.full_name == github.repository');
});

test('a deployment that was approved late does not deploy older code', () => {
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
