import { roles } from '../../../release/accounts.ts';

/** The id of the Google Cloud project, which is also the name of its Hosting site. */
export const project = 'helvardar-site';
export const number = '123456789012';
export const region = 'europe-west6';

// biome-ignore lint/suspicious/noExplicitAny: resources have the shapes that the CLI sends; the tests look at them.
export type Resource = Record<string, any>;

export interface State {
  /** The keys are names such as `projects/…/secrets/…`. The key of an IAM policy ends with `:iam`. */
  resources: Map<string, Resource>;
  /** Uploaded files. The keys are hashes or names. */
  files: Map<string, Buffer>;
}
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  body?: Buffer | string;
}
export interface Asked {
  /** The captured groups of the route's regular expression. */
  parts: string[];
  body: Resource;
  query: URLSearchParams;
  state: State;
}

export const top = `projects/${project}`;
export const place = `${top}/locations/${region}`;
const site = `${top}/sites/${project}`;

const secret = (name: string): [string, Resource][] => {
  const [own, version] = [`${top}/secrets/${name}`, `${top}/secrets/${name}/versions/1`];
  return [
    [own, { name: own, labels: { 'firebase-managed': 'functions' } }],
    [version, { name: version, state: 'ENABLED' }],
  ];
};

/** The initial IAM bindings of the project. Google grants this role when the Extensions API is enabled. */
export const agents = [
  {
    role: 'roles/firebasemods.serviceAgent',
    members: [`serviceAccount:service-${number}@gcp-sa-firebasemods.iam.gserviceaccount.com`],
  },
];

const bindingsOfAccounts = Object.entries(roles).flatMap(([account, each]) =>
  each.map((role) => ({
    role: `roles/${role}`,
    members: [`serviceAccount:${account}@${project}.iam.gserviceaccount.com`],
  })),
);

/** The resources that a deployment reads and that exist after the steps of docs/set-up.md. */
export const readyProject = (): [name: string, resource: Resource][] => [
  [`${top}/sinks/_Default`, { name: '_Default' }],
  [
    `${top}/databases/(default)`,
    {
      ...{ name: `${top}/databases/(default)`, locationId: region },
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    },
  ],
  [site, { name: site, type: 'DEFAULT_SITE', defaultUrl: `https://${project}.web.app`, appId: '1:2:web:3' }],
  ...['SMTP_PASSWORD', 'ADDRESS_SALT'].flatMap(secret),
  ...Object.keys(roles).map((account): [string, Resource] => [
    `${top}/serviceAccounts/${account}`,
    { accountId: account },
  ]),
  [`${top}:iam`, { bindings: [...agents, ...bindingsOfAccounts] }],
];

export const json = (value: unknown): Answer => ({ json: value });
export const missing: Answer = { status: 404 };

/** Answers with a long-running operation that has already ended. */
const operation = (state: State, response: Resource): Answer => {
  const name = `${top}/operations/${state.resources.size}`;
  const done = { name, done: true, response };
  state.resources.set(name, done);
  return json(done);
};
const isLong = /^(?:firestore|cloudfunctions|firebaseextensions|firebase)\./;

/** Fields that Google adds if they are missing. */
const added = (name: string) => ({
  ...(/\/jobs\//.test(name) && { state: 'ENABLED' }),
  ...(/\/webApps\//.test(name) && { appId: '1:2:web:3' }),
  ...(/\/channels\//.test(name) && { url: `https://${project}--${name.split('/').at(-1)}.web.app` }),
});

/** A resource as Google stores it. */
const completed = (state: State, name: string, resource: Resource): Resource => {
  if (/\/indexes\//.test(name) && resource['fields'].at(-1).fieldPath !== '__name__')
    resource['fields'].push({ fieldPath: '__name__', order: 'ASCENDING' });
  const [, id] = /\/functions\/([^/]+)$/.exec(name) ?? [];
  if (!id)
    return {
      createTime: '2026-11-23T10:00:00Z',
      ...added(name),
      ...resource,
      name,
      ...(/\/instances\//.test(name) && {
        state: 'ACTIVE',
        config: { source: { spec: triggerEmail.spec }, ...resource['config'] },
      }),
    };
  const images = `${place}/repositories/gcf-artifacts`;
  if (!state.resources.has(images)) state.resources.set(images, { name: images, format: 'DOCKER' });
  const service = `${place}/services/${id.toLowerCase()}`;
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

/** The fields of the extension Trigger Email that the CLI reads. */
export const triggerEmail = {
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

/**
 * The resource after a change. An alert policy is replaced as a whole. Other resources keep the fields that the change
 * omits, and an extension also keeps the omitted settings in its `config`.
 */
const changed = (name: string, former: Resource | undefined, sent: Resource): Resource => {
  if (/\/alertPolicies\//.test(name)) return sent;
  return /\/instances\//.test(name)
    ? { ...former, config: { ...former?.['config'], ...sent['config'] } }
    : { ...former, ...sent };
};

/** Creates, reads, lists, changes or removes a resource by name. */
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
      const named =
        [...query].find(([key]) => /Id$/.test(key))?.[1] ??
        body['accountId'] ??
        body['name']?.split('/').at(-1);
      if (named && state.resources.has(`${name}/${named}`)) return { status: 409 };
      const id = named ?? `${kind}-${state.resources.size}`;
      return store(asked, host, `${name}/${id}`, body);
    }
    case 'PUT':
    case 'PATCH':
      if (!found && !/\/fields\//.test(name)) return missing;
      return store(asked, host, name, changed(name, found, body['release'] ?? body));
    case 'DELETE':
      state.resources.delete(name);
      return isLong.test(host) ? operation(state, {}) : json({});
    default:
      return undefined;
  }
};
