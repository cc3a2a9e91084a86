import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../emulators/paths.ts';
import { deployedServices, headersFor } from '../web/build/headers.ts';
import type { configurationFor } from './hostingConfiguration.ts';

/** Beside firebase.json, because the paths in them are relative to its folder; git ignores them. */
export const configurationFiles = {
  deploy: 'firebase.local-deploy.json',
  preview: 'firebase.local-preview.json',
} as const;

/** Writes how the pages that were built are served; their headers admit the services of this project and of no other. */
export const writeConfiguration = (
  file: string,
  configurationOf: ReturnType<typeof configurationFor>,
  project: string,
): void => {
  const firebase = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const headers = headersFor(join(root, firebase.hosting.public), deployedServices(project));
  writeFileSync(join(root, file), `${JSON.stringify(configurationOf(firebase, headers), null, 2)}\n`);
};
