import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/folders.ts';
import firebase from '../firebase.json' with { type: 'json' };
import { deployedServices, type HeaderRule, headersFor } from '../web/build/headers.ts';

const hidden: HeaderRule = { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }] };

/**
 * The Hosting configuration of firebase.json with headers. `predeploy` is left out: it stops deployments with
 * firebase.json itself, because these have no headers. For a preview or a trial, a header forbids search engines to
 * index any page, image or file.
 */
export const hostingConfiguration = (headers: HeaderRule[], trial: boolean) => {
  const { predeploy: _, ...hosting } = firebase.hosting;
  return { hosting: { ...hosting, headers: trial ? [...headers, hidden] : headers } };
};

/**
 * Writes the Hosting configuration for the built pages. Their content security policy allows only the services of this
 * project. The file is beside firebase.json, because the paths in it are relative to its folder. Git ignores the file.
 */
export const writeHostingConfiguration = (file: string, project: string, trial: boolean): void => {
  const headers = headersFor(join(root, firebase.hosting.public), deployedServices(project));
  writeFileSync(join(root, file), JSON.stringify(hostingConfiguration(headers, trial), null, 2));
};
