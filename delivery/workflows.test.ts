import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseDocument } from 'yaml';

interface Job {
  permissions?: Record<string, string>;
  if?: string;
  'timeout-minutes'?: number;
  steps?: { run?: string }[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = new URL('../.github/workflows/', import.meta.url);
const workflows = readdirSync(folder).map((name) => {
  const source = readFileSync(new URL(name, folder), 'utf8');
  const document = parseDocument(source, { strict: true, uniqueKeys: true });
  return { name, source, document, workflow: document.toJS() as Workflow };
});
const uses = workflows.flatMap(({ source }) =>
  [...source.matchAll(/\buses:\s*(?<line>.+)$/gm)].map(({ groups }) => groups?.['line'] ?? ''),
);
const actions = uses.filter((line) => !line.startsWith('./'));

describe.each(workflows)('$name', ({ source, document, workflow }) => {
  test('parses without an error or a warning', () => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
  });

  test('lets a job write only what the job itself names', () => {
    expect(Object.values(workflow.permissions).filter((access) => access !== 'read')).toEqual([]);
  });

  test('never runs the code of a fork with the rights of this repository', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    expect(Object.keys(workflow.on)).not.toContain('workflow_run');
  });

  test('keeps no key: the cloud is entered by identity federation', () => {
    expect(source).not.toMatch(/\bsecrets\.|credentials_json/);
  });

  test('puts no text that others choose into a command', () => {
    const commands = source.match(/^\s*(?:- )?run:.*$/gm) ?? [];
    for (const command of commands) expect(command).not.toContain('${{');
  });
});

test('every action of others is pinned to a commit, and says its version', () => {
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('an action has one version in all workflows', () => {
  const names = new Set(actions.map((action) => action.split('@')[0]));
  expect(new Set(actions).size).toBe(names.size);
});

const jobsOf = (name: string) => workflows.find((workflow) => workflow.name === name)?.workflow.jobs;

test('a deployment waits for the tests, and a preview is for pull requests of this repository alone', () => {
  expect(jobsOf('deploy.yml')?.['deploy']).toMatchObject({
    needs: 'test',
    environment: { name: 'production' },
  });
  expect(jobsOf('preview.yml')?.['preview']?.if).toContain(
    'github.event.pull_request.head.repo.full_name == github.repository',
  );
});

test('a deployment that was approved late does not bring older code back', () => {
  const [look, deploy, ...more] = (jobsOf('deploy.yml')?.['deploy']?.steps ?? []).flatMap(
    ({ run }) => run ?? [],
  );
  expect(deploy).toMatch(/^npm run deploy/);
  expect(more).toEqual([]);

  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'gh'), '#!/bin/sh\necho aaa\n', { mode: 0o755 });
  const after = (commit: string) =>
    spawnSync('bash', ['-e', '-c', look ?? ''], {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env['PATH']}`, GITHUB_REPOSITORY: 'a/b', GITHUB_SHA: commit },
    });
  expect(after('aaa')).toMatchObject({ status: 0, stdout: '' });
  expect(after('bbb')).toMatchObject({ status: 1, stdout: expect.stringContaining('main is at aaa by now') });
});
