import { matchesGlob } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The project of the rehearsal, and the site that Hosting gives it. */
export const project = 'helvardar-site';
export const number = '123456789012';
const region = 'europe-west6';
const site = `${project}.web.app`;

// biome-ignore lint/suspicious/noExplicitAny: resources have the shapes that the CLI sends; the tests look at them.
export type Resource = Record<string, any>;

/** What the project holds. */
export interface State {
  /** By their names at Google, such as `projects/…/secrets/…`; policies have `:iam` behind the name of their resource. */
  resources: Map<string, Resource>;
  /** Uploaded files by their hash or address. */
  files: Map<string, Buffer>;
  /** Permissions that the user lacks. */
  denied: string[];
}
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  body?: Buffer | string;
}
interface Asked {
  /** The groups of the route. */
  parts: string[];
  body: Resource;
  query: URLSearchParams;
  state: State;
}

const top = `projects/${project}`;
const json = (value: unknown): Answer => ({ json: value });
const missing: Answer = { status: 404 };

/** Google's long operations, which are over at once. */
const operation = (state: State, response: Resource): Answer => {
  const name = `${top}/operations/${state.resources.size}`;
  const done = { name, done: true, response };
  state.resources.set(name, done);
  return json(done);
};
const isLong = /^(?:firestore|cloudfunctions|firebaseextensions|firebase)\./;

/** States that Google gives new resources. */
const added = (name: string) => ({
  ...(/\/jobs\//.test(name) && { state: 'ENABLED' }),
  ...(/\/webApps\//.test(name) && { appId: '1:2:web:3' }),
});

/** What Google adds to a resource when it is stored. */
const completed = (state: State, name: string, resource: Resource): Resource => {
  if (/\/indexes\//.test(name) && resource['fields'].at(-1).fieldPath !== '__name__')
    resource['fields'].push({ fieldPath: '__name__', order: 'ASCENDING' });
  const [, id] = /\/functions\/([^/]+)$/.exec(name) ?? [];
  if (!id)
    return {
      createTime: '2026-11-23T10:00:00Z',
      ...added(name),
      ...resource,
      ...(!/\/metrics\//.test(name) && { name }),
    };
  const images = `${top}/locations/${region}/repositories/gcf-artifacts`;
  if (!state.resources.has(images)) state.resources.set(images, { name: images, format: 'DOCKER' });
  const service = `${top}/locations/${region}/services/${id.toLowerCase()}`;
  const url = `https://${region}-${project}.cloudfunctions.net/${id}`;
  return {
    ...resource,
    ...{ name, state: 'ACTIVE', environment: 'GEN_2', url },
    serviceConfig: { ...resource['serviceConfig'], service, uri: url },
  };
};

const store = (asked: Asked, host: string, name: string, resource: Resource): Answer => {
  const stored = completed(asked.state, name, resource);
  asked.state.resources.set(name, stored);
  return isLong.test(host) ? operation(asked.state, stored) : json(stored);
};

/** Whether everybody may call a function. */
const isPublic = ({ resources }: State, id: string): boolean =>
  resources
    .get(`${top}/locations/${region}/services/${id}:iam`)
    ?.['bindings'].some(({ members }: Resource) => members.includes('allUsers')) ?? false;

/** The pages of the last release, with its headers. */
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

/** Trigger Email as far as the CLI reads it: the kinds of its parameters and functions. */
const triggerEmail = {
  name: 'publishers/firebase/extensions/firestore-send-email/versions/0.2.8',
  state: 'PUBLISHED',
  listing: { state: 'APPROVED' },
  spec: {
    ...{ name: 'firestore-send-email', version: '0.2.8', specVersion: 'v1beta', roles: [] },
    resources: [{ name: 'processQueue', type: 'firebaseextensions.v1beta.v2function', propertiesYaml: '{}' }],
    params: [{ param: 'SMTP_PASSWORD', label: 'Password', type: 'SECRET' }],
    systemParams: [],
  },
};

/** The first route that matches `METHOD host/path` answers. The last ones store resources, as all of Google's interfaces do. */
export const routes: (readonly [like: RegExp, answer: (asked: Asked) => Answer])[] = [
  [/^POST www\.googleapis\.com\/oauth2/, () => json({ access_token: 'token', expires_in: 3600 })],
  // Who is asked for, and what may be done
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
  [/serviceusage.+:batchEnable$/, ({ state }) => operation(state, {})],
  [/serviceusage.+\/services\/[\w.]+(?::enable)?$/, () => json({ state: 'ENABLED' })],
  [
    /:testIamPermissions$/,
    ({ body, state }) =>
      json({ permissions: body['permissions'].filter((each: string) => !state.denied.includes(each)) }),
  ],
  [
    / [^/]+\/v\w+\/(.+):getIamPolicy$/,
    ({ parts: [name], state }) => json(state.resources.get(`${name}:iam`) ?? { etag: 'a', bindings: [] }),
  ],
  [
    / [^/]+\/v\w+\/(.+):setIamPolicy$/,
    ({ parts: [name], state, body }) => {
      state.resources.set(`${name}:iam`, body['policy']);
      return json(body['policy']);
    },
  ],
  // The functions, which are all of the second generation, and their source
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
  // The pages
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
    ({ state }) =>
      isPublic(state, 'send-consultation-notification')
        ? { status: 400, body: '{"error":{"status":"INVALID_ARGUMENT"}}' }
        : { status: 403, body: 'Forbidden' },
  ],
  [new RegExp(`^GET ${site}/__/firebase/init.json$`), () => json({ projectId: project })],
  [new RegExp(`^GET ${site}(/.*)$`), ({ parts: [path = ''], state }) => served(state, path)],
  [
    /^GET [\w-]+\.cloudfunctions\.net\/(\w+)$/,
    ({ parts: [id = ''], state }) => ({
      status: 403,
      body: '',
      ...(isPublic(state, id) && { headers: { 'content-security-policy': "form-action 'self'" } }),
    }),
  ],
  // Extensions, of which the CLI knows from a page of its own what replaces them
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

/** What a change leaves: of a policy what it sends alone, of an extension the settings that it does not send. */
const changed = (name: string, former: Resource | undefined, sent: Resource): Resource => {
  if (/\/alertPolicies\//.test(name)) return sent;
  return /\/instances\//.test(name)
    ? { ...former, config: { ...former?.['config'], ...sent['config'] } }
    : { ...former, ...sent };
};

/** Creates, reads, lists, changes and removes a resource by its name. */
export const stored = (method: string, host: string, path: string, asked: Asked): Answer | undefined => {
  const { query, body, state } = asked;
  const name = /^\/v\w+\/(.+?)\/?$/.exec(path)?.[1];
  if (!name) return undefined;
  const found = state.resources.get(name);
  const segments = name.split('/');
  const kind = segments.at(-1) ?? '';
  const isCollection = segments.length % 2 === 1;
  if (query.get('validateOnly') === 'true') return json({});
  switch (method) {
    case 'GET': {
      if (!isCollection) return found ? json(found) : missing;
      const like = new RegExp(
        `^${name.replaceAll('(', '\\(').replaceAll(')', '\\)').replaceAll('/-/', '/[^/]+/')}/[^/:]+$`,
      );
      const all = [...state.resources].filter(([each]) => like.test(each)).map(([, each]) => each);
      return json({ [kind]: all });
    }
    case 'POST': {
      const named = [...query].find(([key]) => /Id$/.test(key))?.[1] ?? body['name']?.split('/').at(-1);
      if (named && state.resources.has(`${name}/${named}`)) return { status: 409 };
      const id = named ?? `${kind}-${state.resources.size}`;
      return store(asked, host, `${name}/${id}`, body);
    }
    case 'PUT':
    case 'PATCH':
      if (!found && !name.includes('/fields/')) return missing;
      return store(asked, host, name, changed(name, found, body['release'] ?? body));
    case 'DELETE':
      state.resources.delete(name);
      return isLong.test(host) ? operation(state, {}) : json({});
    default:
      return undefined;
  }
};
