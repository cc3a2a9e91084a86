import { readdirSync, writeFileSync } from 'node:fs';
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

/** What a release brings along in `/assets`, without what it keeps of the one before. */
const list = 'assets.json';

/**
 * Adds the files of the release that is live to a built site: pages that visitors have open go on to find their parts
 * after the deployment. Answers how many were added; without a release there, none.
 */
export const keepFormerFiles = async (origin: string, folder: string): Promise<number> => {
  const own = readdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, list), JSON.stringify(own));
  const response = await fetch(`${origin}/${list}`);
  if (!response.ok) return 0;
  const former = ((await response.json()) as string[]).filter((name) => /^[\w-][\w.-]*$/.test(name));
  const gone = former.filter((name) => !own.includes(name));
  for (const name of gone) {
    const file = await fetch(`${origin}/assets/${name}`);
    if (!file.ok) throw new Error(`expected /assets/${name}, came status ${file.status}`);
    writeFileSync(join(folder, 'assets', name), await file.bytes());
  }
  return gone.length;
};
