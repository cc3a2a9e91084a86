import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../emulators/configuration.ts';
import firebase from '../firebase.json' with { type: 'json' };
import { deployedServices, type HeaderRule, headersFor } from '../web/build/headers.ts';

const hidden: HeaderRule = { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }] };

/**
 * Hosting as in firebase.json, with the headers for whose sake firebase.json alone refuses to be deployed. Of a preview or
 * a trial no search engine may list a page, picture or file.
 */
export const hostingConfiguration = (headers: HeaderRule[], trial: boolean) => {
  const { predeploy: _, ...hosting } = firebase.hosting;
  return { hosting: { ...hosting, headers: trial ? [...headers, hidden] : headers } };
};

/**
 * Writes how the pages that were built are served; their headers admit the services of this project and of no other. The
 * file stands beside firebase.json, as the paths in it are relative to its folder; git ignores it.
 */
export const writeHostingConfiguration = (file: string, project: string, trial: boolean): void => {
  const headers = headersFor(join(root, firebase.hosting.public), deployedServices(project));
  writeFileSync(join(root, file), JSON.stringify(hostingConfiguration(headers, trial), null, 2));
};
