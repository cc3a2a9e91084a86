import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/folders.ts';
import firebase from '../firebase.json' with { type: 'json' };
import { deployedServices, type HeaderRule, headersFor } from '../web/build/headers.ts';

const hidden: HeaderRule = { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }] };

/**
 * Writes the Hosting configuration of firebase.json to a file beside it, because it contains relative paths, with the
 * headers of the pages and without `predeploy`, which stops deployments without headers. The content security policy lets
 * pages connect only to the site itself and to the services of `project`. `trial`, which is also true for previews, hides
 * the site from search engines.
 */
export const writeHostingConfiguration = (file: string, project: string, trial: boolean): void => {
  const { predeploy: _, ...hosting } = firebase.hosting;
  const headers = headersFor(join(root, hosting.public), deployedServices(project));
  const configuration = { hosting: { ...hosting, headers: trial ? [...headers, hidden] : headers } };
  writeFileSync(join(root, file), JSON.stringify(configuration, null, 2));
};
