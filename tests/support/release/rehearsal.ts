import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { startGoogle } from './googleApis.ts';
import type { Resource } from './resources.ts';
import { workTree } from './workTree.ts';

/** Matches the requests that change nothing. */
const reading = /^GET|:(?:test|testIamPermissions|getIamPolicy|generateServiceIdentity)$/;

/**
 * Copies the project into a temporary folder. Commands there reach only a fake of Google's APIs. Every test starts
 * without recorded requests and faults.
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
    changes: () => google.sent.filter((line) => !reading.test(line)),
    /** The fake's resources whose names match `like`. The keys are what the first group of `like` captures. */
    stored: (like: RegExp): Record<string, Resource> =>
      Object.fromEntries(
        [...google.state.resources].flatMap(([name, value]) => {
          const found = like.exec(name);
          return found ? [[found[1] ?? '', value]] : [];
        }),
      ),
  };
};
