import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/folders.ts';
import firebase from '../firebase.json' with { type: 'json' };
import { deployedServices, type HeaderRule, headersFor } from '../web/build/headers.ts';

const hidden: HeaderRule = { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }] };

/**
 * The Hosting configuration of firebase.json, plus headers. firebase.json has none, so its `predeploy` refuses every
 * deployment; it is left out here. A preview or a trial is hidden from search engines.
 */
export const hostingConfiguration = (headers: HeaderRule[], trial: boolean) => {
  const { predeploy: _, ...hosting } = firebase.hosting;
  return { hosting: { ...hosting, headers: trial ? [...headers, hidden] : headers } };
};

/**
 * The content security policy of the built pages allows only the services of this project. The file is beside
 * firebase.json, because its paths are relative.
 */
export const writeHostingConfiguration = (file: string, project: string, trial: boolean): void => {
  const headers = headersFor(join(root, firebase.hosting.public), deployedServices(project));
  writeFileSync(join(root, file), JSON.stringify(hostingConfiguration(headers, trial), null, 2));
};
