import { matchesGlob } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  type Answer,
  type Asked,
  agents,
  json,
  missing,
  number,
  project,
  type Resource,
  region,
  type State,
  top,
  triggerEmail,
} from './resources.ts';

const site = `${project}.web.app`;

const isPublic = ({ resources }: State, id: string): boolean =>
  resources
    .get(`${top}/locations/${region}/services/${id}:iam`)
    ?.['bindings'].some(({ members }: Resource) => members.includes('allUsers')) ?? false;

/** Serves a file of the last Hosting release. */
const served = ({ resources, files }: State, path: string): Answer => {
  const release = resources.get(`${top}/sites/${project}/channels/live/releases/last`);
  const version = resources.get(release?.['versionName']);
  const file = version?.['files'][path === '/' ? '/index.html' : path];
  const headers = Object.assign(
    {},
    ...(version?.['config'].headers ?? [])
      .filter(({ glob }: Resource) => matchesGlob(path, glob) || (!file && glob === '404.html'))
      .map((rule: Resource) => rule['headers']),
  );
  const found = file && gunzipSync(files.get(file) ?? '');
  return found ? { headers, body: found } : { headers, status: 404, body: 'not found' };
};

/** The first route that matches `METHOD host/path` gives the answer. If none matches, `stored` (resources.ts) does. */
export const routes: (readonly [like: RegExp, answer: (asked: Asked) => Answer])[] = [
  // Project, APIs and permissions
  [
    new RegExp(`^GET [\\w.]+/v1(?:beta1)?/${top}$`),
    () => json({ projectId: project, projectNumber: number, name: top, state: 'ACTIVE' }),
  ],
  [
    /^GET compute\.\S+$/,
    () => json({ defaultServiceAccount: `${number}-compute@developer.gserviceaccount.com` }),
  ],
  [/\/billingInfo$/, () => json({ billingEnabled: true })],
  [/\/adminSdkConfig$/, () => json({ projectId: project, storageBucket: `${project}.appspot.com` })],
  [/serviceusage.+\/services\/[\w.]+(?::enable)?$/, () => json({ state: 'ENABLED' })],
  [/:testIamPermissions$/, ({ body }) => json({ permissions: body['permissions'] })],
  [
    / [^/]+\/v\w+\/(.+):getIamPolicy$/,
    ({ parts: [name], state }) =>
      json(state.resources.get(`${name}:iam`) ?? { etag: 'a', bindings: name === top ? agents : [] }),
  ],
  [
    / [^/]+\/v\w+\/(.+):setIamPolicy$/,
    ({ parts: [name], state, body }) => {
      state.resources.set(`${name}:iam`, body['policy']);
      return json(body['policy']);
    },
  ],
  // Functions, secrets and rules
  [/^GET cloudfunctions\.googleapis\.com\/v1\//, () => json({})],
  [
    /:generateUploadUrl$/,
    () =>
      json({
        uploadUrl: 'https://storage.googleapis.com/upload/functions.zip',
        storageSource: { bucket: 'b', object: 'o' },
      }),
  ],
  [
    /^PUT storage\.googleapis\.com\/upload\/(.+)$/,
    ({ parts: [name = ''], body, state }) => {
      state.files.set(name, body as Buffer);
      return json({});
    },
  ],
  [
    /^POST secretmanager\.googleapis\.com\/v1\/(.+):addVersion$/,
    ({ parts: [secret], body, state: { resources } }) => {
      const count = [...resources.keys()].filter((name) => name.startsWith(`${secret}/versions/`)).length;
      const version = { name: `${secret}/versions/${count + 1}`, state: 'ENABLED', ...body };
      resources.set(version.name, version);
      return json(version);
    },
  ],
  [
    /^GET [\w.]+\/v1\/(.+\/versions)\/latest$/,
    ({ parts: [versions], state: { resources } }) => {
      const found = [...resources.keys()]
        .filter((name) => name.startsWith(`${versions}/`))
        .sort()
        .at(-1);
      return found ? json(resources.get(found)) : missing;
    },
  ],
  [/^POST firebaserules\..+:test$/, () => json({})],
  // Hosting, and the deployed site
  [
    /^POST firebasehosting\.googleapis\.com\/v1beta1\/(.+):populateFiles$/,
    ({ parts: [version = ''], body, state }) => {
      const stored = state.resources.get(version) ?? {};
      stored['files'] = body['files'];
      return json({
        uploadRequiredHashes: Object.values(body['files']),
        uploadUrl: 'https://upload-firebasehosting.googleapis.com/upload',
      });
    },
  ],
  [
    /^POST upload-firebasehosting\.googleapis\.com\/upload\/(\w+)$/,
    ({ parts: [hash = ''], body, state }) => {
      state.files.set(hash, body as Buffer);
      return json({});
    },
  ],
  [
    /^POST firebasehosting\.googleapis\.com\/v1beta1\/(.+)\/releases$/,
    ({ parts: [channel], body, query, state }) => {
      const release = { ...body, versionName: query.get('versionName') };
      state.resources.set(`${channel}/releases/last`, release);
      return json(release);
    },
  ],
  [
    new RegExp(`^POST ${site}/api/consultation$`),
    ({ state, query }) =>
      isPublic(state, 'send-consultation-notification')
        ? { status: query.has('compressed') ? 415 : 400, body: '{"error":{"status":"INVALID_ARGUMENT"}}' }
        : { status: 403, body: 'Forbidden' },
  ],
  [new RegExp(`^GET ${site}/__/firebase/init.json$`), () => json({ projectId: project })],
  [/^POST firestore\.googleapis\.com\/.+\/documents\/consultation_requests$/, () => ({ status: 403 })],
  [
    /^POST [\w-]+\.cloudfunctions\.net\/send-consultation-notification$/,
    () => ({ status: 400, headers: { 'x-network': 'a1b2c3d4' } }),
  ],
  [
    new RegExp(`^GET ${site}/answered$`),
    ({ state }) => ({ ...served(state, '/answered'), status: isPublic(state, 'answered') ? 403 : 404 }),
  ],
  [new RegExp(`^GET ${site}(/.*)$`), ({ parts: [path = ''], state }) => served(state, path)],
  // Extensions. The Firebase CLI reads from GitHub which extensions have a replacement.
  [/^GET raw\.githubusercontent\.com\//, () => json({})],
  [
    /\/publishers\/firebase\/extensions\/firestore-send-email\/versions(\/0\.2\.8)?$/,
    ({ parts: [version] }) => json(version ? triggerEmail : { extensionVersions: [triggerEmail] }),
  ],
  [
    /appdevtos(:accept)?$/,
    ({ parts: [accept], state }) => {
      const name = `${top}/appdevtos`;
      if (accept) state.resources.set(name, { lastAcceptedVersion: '1.0.0' });
      return json({ latestTosVersion: '1.0.0', ...state.resources.get(name) });
    },
  ],
];
