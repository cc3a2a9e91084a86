import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { typed } from '../../commands/commandLine.ts';
import { instances } from '../../functions/src/instances.ts';
import { deploySteps } from '../../release/deploy.ts';
import { startRehearsal } from '../support/release/rehearsal.ts';
import { place, project, type Resource, readyProject, top } from '../support/release/resources.ts';
import { write } from '../support/release/workTree.ts';

// Each test continues with the state that the previous test left.
const { folder, google, run, change, stored } = await startRehearsal();
const { resources, files } = google.state;
for (const [name, resource] of readyProject()) resources.set(name, resource);
const callable = 'send-consultation-notification';
const unpacked = join(folder, 'unpacked');
let installing: ReturnType<typeof install> | undefined;
let names: string[] = [];
/** Installs the packages of the uploaded functions, as Google does. Only the test of the upload awaits the result. */
const install = () => {
  const upload = unzipSync(files.get('functions.zip') ?? Buffer.alloc(0));
  names = Object.keys(upload);
  for (const name of names) write(join(unpacked, name), Buffer.from(upload[name] ?? []));
  const command = 'npm ci --prefer-offline --omit=dev --ignore-scripts --no-audit --no-fund';
  return execa(command, { cwd: unpacked, reject: false, all: true, shell: true });
};

test('the first deployment, from a terminal: what Google refuses stops it before the pages', async () => {
  google.fail(/^POST cloudscheduler\..+\/jobs$/, 403);
  google.fail(new RegExp(`^POST run\\..+/${callable}:setIamPolicy$`), 403);
  const { exitCode, output } = await run('npm run --silent deploy', [
    ['Do you accept the Firebase Extensions User Terms of Service?', 'y\n'],
    ['Would you like to proceed with deployment?', 'y\n'],
    ['How many days do you want to keep container images', '7\n'],
  ]);
  expect(output).toContain('The step "Functions" failed');
  expect(output).toContain('run `npm run deploy` again');
  expect(exitCode).toBe(1);
  expect(google.waiting()).toEqual([]);
  expect(stored(/(releases)\/last/)).toEqual({});
  expect(resources.get(`${top}/sinks/_Default`)).toMatchObject({
    exclusions: [{ filter: expect.stringContaining('"ext-firestore-send-email-processqueue"') }],
  });
  expect(resources.get(`${place}/repositories/gcf-artifacts`)?.['cleanupPolicies']).toMatchObject({
    'firebase-functions-cleanup': { condition: { olderThan: `${7 * 86_400}s` }, action: 'DELETE' },
  });
  installing = install();
});

test('run again without a terminal, all steps end; what the CLI does not mend is said with its command', async () => {
  const { exitCode, output } = await run('npm run --silent deploy');
  expect(output).toContain(`✘ Public functions: nobody may call ${callable}: \`gcloud run services`);
  expect(output).toContain('✘ Form: the function does not refuse an empty request');
  expect(output.match(/^[✘?] /gm), output).toEqual(['✘ ', '✘ ', '✘ ']);
  expect(output).toMatch(/^✔ Schedule$/m);
  expect(output).toContain('It is live, but not as it should be');
  expect(exitCode).toBe(1);

  const [, mending = ''] = /nobody may call .+?: `(.+?)`/.exec(output) ?? [];
  expect((await run(mending)).exitCode).toBe(0);
  const smoke = await run(`npm run --silent smoke -- --project ${project}`);
  expect(smoke.output.match(/^[✘!?] .+/gm)).toEqual([expect.stringMatching(/^! Alarms: .*`npm run alarms/)]);
  expect(smoke.exitCode).toBe(0);
});

test('rules, indexes and expiry', () => {
  const indexes = [...resources].flatMap(([name, { fields }]) => {
    const collection = /collectionGroups\/(\w+)\/indexes/.exec(name)?.[1];
    const paths: string[] = fields?.map(({ fieldPath }: { fieldPath: string }) => fieldPath) ?? [];
    return collection ? [`${collection}: ${paths.join(', ')}`] : [];
  });
  expect(indexes.toSorted()).toEqual([
    'claims: bucket, created_at, __name__',
    'consultation_requests: suspected, created_at, __name__',
    'ledger: digest, created_at, __name__',
    'ledger: digest, turn, created_at, __name__',
    'ledger: digest, turn, open_since, __name__',
    'ledger: turn, open_since, __name__',
  ]);
  const expiring = stored(/collectionGroups\/(\w+)\/fields\/expires_at$/);
  expect(Object.keys(expiring).sort()).toEqual(['claims', 'control', 'ledger', 'mail']);
  for (const field of Object.values(expiring))
    expect(field).toMatchObject({ ttlConfig: {}, indexConfig: { indexes: [] } });
  const release = resources.get(`${top}/releases/cloud.firestore`);
  const [source] = resources.get(release?.['rulesetName'])?.['source'].files ?? [];
  expect(source?.content).toBe(readFileSync('firestore.rules', 'utf8'));
});

const memory = { '256MiB': '256Mi', '512MiB': '512Mi', '1GiB': '1024Mi' };
const salt = ['ADDRESS_SALT'];
const expectFunction = (id: keyof typeof instances, account: string, secrets: string[], sender: string) => {
  const limits = instances[id];
  const { buildConfig, serviceConfig } = resources.get(`${place}/functions/${id}`) ?? {};
  expect(buildConfig).toMatchObject({ entryPoint: id.replaceAll('-', '.'), runtime: 'nodejs24' });
  expect(serviceConfig).toMatchObject({
    availableMemory: memory[limits.memory],
    maxInstanceRequestConcurrency: limits.concurrency,
    maxInstanceCount: limits.maxInstances,
    timeoutSeconds: limits.timeoutSeconds,
    serviceAccountEmail: `${account}@${project}.iam.gserviceaccount.com`,
    environmentVariables: { MAIL_DELIVERY: sender, TEAM_ADDRESS: 'hello@helvardar.ch' },
  });
  const bound = serviceConfig?.secretEnvironmentVariables ?? [];
  expect(bound.map(({ secret, version }: Resource) => [secret, version])).toEqual(
    secrets.map((name) => [name, '1']),
  );
};
const expectRetried = (id: string, kind: string, value: string) =>
  expect(resources.get(`${place}/functions/${id}`)?.['eventTrigger']).toMatchObject({
    eventType: `google.cloud.firestore.document.v1.${kind}`,
    retryPolicy: 'RETRY_POLICY_RETRY',
    eventFilters: expect.arrayContaining([{ attribute: 'document', value, operator: 'match-path-pattern' }]),
  });
test.each<[id: keyof typeof instances, account: string, secrets: string[]]>([
  [callable, 'website-form', salt],
  ['answered', 'website-form', salt],
  ['onConsultationRequestCreated', 'website-form', salt],
  ['reconcile', 'website-schedule', salt],
])('%s has its entry point, account, limits and secrets', (id, account, secrets) =>
  expectFunction(id, account, secrets, 'extension'),
);

const readersOf = (secret: string) =>
  (resources.get(`${top}/secrets/${secret}:iam`)?.['bindings'] ?? []).flatMap(
    ({ members }: Resource) => members,
  );
const member = (account: string) => `serviceAccount:${account}@${project}.iam.gserviceaccount.com`;
test('each account may read only the secrets of its functions', () => {
  expect(readersOf('ADDRESS_SALT').toSorted()).toEqual(['website-form', 'website-schedule'].map(member));
  expect(readersOf('SMTP_PASSWORD')).not.toContainEqual(expect.stringMatching(/website-(?:form|schedule)@/));
});

test('only the extension sends; the trigger is retried, the jobs run on time, and who may call is as small as it can be', () => {
  expect(Object.keys(stored(/\/functions\/(.+)/))).toHaveLength(4);
  expectRetried('onConsultationRequestCreated', 'created', 'consultation_requests/{requestId}');
  expect(stored(/\/jobs\/firebase-schedule-(\w+)-europe-west6$/)).toMatchObject({
    reconcile: { schedule: 'every 15 minutes', attemptDeadline: '540s' },
  });
  const invokers = Object.entries(stored(/\/services\/(.+):iam$/)).map(([id, { bindings }]) => [
    id,
    bindings.flatMap(({ members }: Resource) => members).join(),
  ]);
  const own = member('website-schedule');
  expect(Object.fromEntries(invokers)).toEqual({
    [callable]: 'allUsers',
    answered: 'allUsers',
    reconcile: own,
  });
});

test('the extension has the server and senders of the functions, and the password as a reference', () => {
  expect(resources.get(`${top}/instances/firestore-send-email`)?.['config']).toMatchObject({
    extensionRef: 'firebase/firestore-send-email',
    extensionVersion: '0.2.8',
    params: {
      SMTP_CONNECTION_URI: 'smtps://hello%40helvardar.ch@smtp.helvardar.ch:465',
      DEFAULT_FROM: 'Helvardar <hello@helvardar.ch>',
      DEFAULT_REPLY_TO: 'hello@helvardar.ch',
      SMTP_PASSWORD: expect.stringMatching(
        /^projects\/[\w-]+\/secrets\/SMTP_PASSWORD\/versions\/(?:latest|1)$/,
      ),
      MAIL_COLLECTION: 'mail',
      DATABASE: '(default)',
      DATABASE_REGION: 'europe-west6',
      TTL_EXPIRE_TYPE: 'never',
    },
    systemParams: { 'firebaseextensions.v1beta.function/location': 'europe-west6' },
  });
});

test('the pages: rewrite, addresses and headers', () => {
  const [release] = Object.values(stored(/live\/(releases)\/last/));
  const { config, status } = resources.get(release?.['versionName']) ?? {};
  expect(status).toBe('FINALIZED');
  expect(config).toMatchObject({ cleanUrls: true, trailingSlashBehavior: 'REMOVE' });
  const service = (serviceId: string) => ({ serviceId, region: 'europe-west6' });
  expect(config.rewrites).toEqual([
    { glob: '/api/consultation', run: service(callable) },
    { glob: '/answered', run: service('answered') },
  ]);
  const headers = Object.fromEntries(config.headers.map((rule: Resource) => [rule['glob'], rule['headers']]));
  // The headers themselves are tested in tests/site/security/headers.test.ts.
  const policy = 'Content-Security-Policy';
  expect(headers['**'][policy]).toContain(`/projects/${project}/databases/`);
  expect(headers['/answered'][policy]).toContain("form-action 'self'");
  expect(headers['/assets/**']).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
});

test('the upload installs exactly the tested versions, and holds no secret', async () => {
  const { exitCode, all } = (await installing) ?? {};
  expect(exitCode, all).toBe(0);
  expect(names).toEqual(expect.arrayContaining(['lib/index.cjs', 'package-lock.json', 'package.json']));
  expect(names.filter((name) => /secret|\.local|^src/.test(name))).toEqual([]);
  const lockFiles = ['package-lock.json', join(unpacked, 'node_modules/.package-lock.json')];
  const [whole, installed] = lockFiles.map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages as Record<string, Resource>,
  );
  const places = Object.entries(installed ?? {});
  expect(places.length).toBeGreaterThan(100);
  expect(installed).toHaveProperty(['node_modules/@google-cloud/functions-framework']);
  for (const [place, { version, integrity }] of places)
    expect(whole?.[`functions/${place}`] ?? whole?.[place], place).toMatchObject({ version, integrity });
});

const settings = { project, functionsValues: { MAIL_DELIVERY: 'smtp' }, installed: [], exclusion: true };
const [, functions] = deploySteps(settings, 'abc1234', true).map(([, command]) => typed(command));
test('the switch of the sender by one line, without a terminal, interrupted by a line that breaks: nobody sends', async () => {
  change('functions/.env', ['MAIL_DELIVERY=extension', 'MAIL_DELIVERY=smtp']);
  google.fail(/^PUT storage\./, 'broken line');
  const { exitCode, output } = await run('npm run --silent deploy');
  expect(output).toContain('! E-mail delivery: firestore-send-email leaves with this deployment');
  expect(output).toContain('The step "Functions" failed');
  expect(exitCode).toBe(1);
  expect(google.waiting()).toEqual([]);
  expect(Object.keys(stored(/(?:instances|functions)\/(firestore-send-email|deliverMail)$/))).toEqual([]);
});

test('deployed again, our own function alone sends, with retry, limits and secret', async () => {
  const { exitCode, output } = await run(functions ?? '');
  expect(exitCode, output).toBe(0);
  expect(stored(/\/(instances)\//)).toEqual({});
  expect(Object.keys(stored(/\/functions\/(.+)/))).toHaveLength(5);
  expectFunction('deliverMail', 'website-mailer', ['SMTP_PASSWORD'], 'smtp');
  expect(readersOf('SMTP_PASSWORD')).toContain(member('website-mailer'));
  expectRetried('deliverMail', 'written', 'mail/{mailId}');
  const smoke = await run(`npm run --silent smoke -- --project ${project}`);
  expect(smoke.output.match(/^[✘?] .+/gm)).toBeNull();
  expect(smoke.exitCode).toBe(0);
});

test('nothing was asked of any other host, or of an interface that the rehearsal does not know', () =>
  expect([...google.unknown]).toEqual([]));
