import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { startGoogle } from './googleApis.ts';
import type { Resource } from './resources.ts';
import { workTree } from './workTree.ts';

/** Matches the requests that change nothing. */
const reading = /^GET|:(?:test|testIamPermissions|getIamPolicy|generateServiceIdentity)$|\/oauth2\//;

/**
 * Starts a fake of Google's interfaces that has no resources, and copies the project into a folder whose commands reach
 * only this fake. Both are removed after the test file. Every test starts without recorded requests and without faults.
 */
export const startRehearsal = async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'helvardar-rehearsal-')));
  const google = await startGoogle(join(folder, 'home'));
  beforeEach(() => google.startAnew());
  afterAll(() => {
    google.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    google,
    ...workTree(folder, google.address, google.certificate),
    /** The requests that change something, with their bodies. */
    changes: () => google.sent.filter(({ line }) => !reading.test(line)),
    /** The resources whose names match `like`. Their keys are what its first group matches. */
    stored: (like: RegExp): Record<string, Resource> =>
      Object.fromEntries(
        [...google.state.resources].flatMap(([name, value]) => {
          const found = like.exec(name);
          return found ? [[found[1] ?? '', value]] : [];
        }),
      ),
  };
};
