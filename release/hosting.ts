import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/folders.ts';
import firebase from '../firebase.json' with { type: 'json' };
import { deployedServices, type HeaderRule, headersFor } from '../web/build/headers.ts';

const hidden: HeaderRule = { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }] };

/**
 * The Hosting configuration of firebase.json, with `headers` and without `predeploy`. `predeploy` stops every
 * deployment that uses firebase.json itself, because the deployed pages would have no headers. `trial`, which is also
 * true for previews, hides the site from search engines.
 */
export const hostingConfiguration = (headers: HeaderRule[], trial: boolean) => {
  const { predeploy: _, ...hosting } = firebase.hosting;
  return { hosting: { ...hosting, headers: trial ? [...headers, hidden] : headers } };
};

/**
 * Writes `hostingConfiguration` to a file beside firebase.json, because the configuration contains relative paths. Its
 * content security policy lets pages connect only to the site itself and to the services of `project`.
 */
export const writeHostingConfiguration = (file: string, project: string, trial: boolean): void => {
  const headers = headersFor(join(root, firebase.hosting.public), deployedServices(project));
  writeFileSync(join(root, file), JSON.stringify(hostingConfiguration(headers, trial), null, 2));
};
