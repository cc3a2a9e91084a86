import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { markAnswered } from '../../functions/src/answered/markAnswered.ts';
import { withIdsOf } from '../../functions/src/firestore.ts';
import { hour } from '../../functions/src/time.ts';
import { asText } from '../../operations/format.ts';
import { csvOf } from '../../operations/requests.ts';
import { wayOf } from '../../operations/why.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { emulatedDatabase } from '../support/functions/databases.ts';
import { call } from '../support/functions/functionClient.ts';
import { later, useHarness } from '../support/functions/harness.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();
const way = async (requestId: string) => asText(await wayOf(harness.firestore, requestId));

describe('npm run why explains', () => {
  test('at each step of a request how far it has come', async () => {
    const submission = newSubmission();
    const { request_id: id, email } = submission;
    expect(await way(id)).toContain('no request');

    await harness.store(submission);
    expect(await way(id)).toContain('no ledger entry');
    expect(await way(id)).toContain(email);

    await harness.requestEvent(submission);
    expect(await way(id)).toContain('not picked up');

    await harness.mailEvents();
    const words = await way(id);
    expect(words).toMatch(/mails:\s+- team\s+- visitor/);
    for (const like of [/state: SUCCESS/g, /attempts: 1$/gm, /response: "?250/g])
      expect(words.match(like)).toHaveLength(2);
    expect(words).toContain('answered: not marked as answered');

    await markAnswered(await harness.request(submission).get());
    expect(await way(id)).toMatch(/^answered: .?20\d\d-/m);
  });

  test('a request whose e-mails were refused', async () => {
    const { request_id } = await harness.arrived();
    harness.faults.push({ at: 'recipient', code: 550 }, { at: 'recipient', code: 550 });
    await harness.mailEvents();
    const words = await way(request_id);
    for (const part of ['550', 'a person has to decide', 'nothing more is done'])
      expect(words).toContain(part);
  });

  test('a request that repeats another, and one that waits for a digest', async () => {
    const submission = newSubmission();
    const again = { ...submission, request_id: newRequestId() };
    for (const one of [submission, again]) await harness.call(one);
    expect(await way(again.request_id)).toContain(`repeats: ${submission.request_id}`);

    const settings = harness.settings({ teamPerSource: 1 });
    const withheld = newSubmission();
    for (const one of [newSubmission(), withheld]) await harness.arrived(one, settings);
    expect(await way(withheld.request_id)).toContain('digest: due');
    later(hour);
    await harness.reconcile(settings);
    expect(await way(withheld.request_id)).toContain('digest: digest-');
    expect(await way(withheld.request_id)).toMatch(new RegExp(`requests:\\s+- ${withheld.request_id}`));
  });
});

test('the CSV and `why` say of each request whether the team knows it, and whether it is answered', async () => {
  const { firestore } = harness;
  const states = {
    'not told': [{}, null],
    waits: [{}, { digest: 'due' }],
    told: [{}, { mails: ['team', 'visitor'] }],
    'told by a digest': [{}, { mails: [], digest: 'digest-1' }],
    suspected: [{ suspected: true }, { mails: [], digest: 'suspected' }],
    repeated: [{}, { mails: [], repeats: 'earlier' }],
    'for a person': [{}, { mails: [], digest: 'person' }],
    unusable: [{}, { mails: [], unusable: true }],
    answered: [{ answered_at: new Date() }, { mails: ['team'] }],
  } as const;
  const ids: Record<string, string> = {};
  for (const [name, [change, entry]] of Object.entries(states)) {
    const submission = newSubmission({ name });
    ids[name] = submission.request_id;
    await harness.store(submission);
    await harness.request(submission).set(change, { merge: true });
    if (entry) await harness.entry(submission).create(entry);
  }
  const { docs } = await firestore.collection('consultation_requests').get();
  const csv = csvOf(docs, await withIdsOf(firestore.collection('ledger'), docs));
  expect(csv).toMatch(/^\uFEFFRequest,Received,State,/);
  const expected = { waits: 'not told', 'told by a digest': 'told', unusable: 'for a person' } as Record<
    string,
    string
  >;
  for (const [name, id] of Object.entries(ids)) {
    const state = expected[name] ?? name;
    expect(csv).toMatch(new RegExp(`^${id},[^,]+,${state},${name},`, 'm'));
    expect(await way(id)).toContain(`state: ${state}`);
  }
});

test.each([
  '=1+1',
  '+41 61 000 00 00',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  'A;=HYPERLINK("http://a.example")',
  'A;"=1+1"',
  'A|=1+1',
  'A\t@SUM(A1)',
  'A =1+1',
  'A:-1+1',
  '=1+1;=1+1',
  'A;＝1+1',
])('%s is not a formula in the CSV, whatever the separator of its cells', async (value) => {
  await harness.store(newSubmission({ name: value, company: value, message: `${value}\n${value}` }));
  const { docs } = await harness.firestore.collection('consultation_requests').get();
  const csv = csvOf(docs, []);
  expect(csv.replaceAll("'", '')).toContain(value.trim().replaceAll('"', '""'));
  for (const separator of [',', ';', '\t', '|', ':', ' '])
    for (const cell of csv.split(/\r?\n/).flatMap((line) => line.split(separator)))
      expect(cell).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/);
});

/** Runs an operator's command in an environment that names another project. Returns its output. */
const run = (command: string, input = '', ...more: string[]): string => {
  const [name, ...parameters] = command.split(' ');
  const { stdout, stderr } = spawnSync(process.execPath, [`operations/${name}.ts`, ...parameters, ...more], {
    ...{ encoding: 'utf8', input },
    env: {
      ...process.env,
      ...{ GOOGLE_APPLICATION_CREDENTIALS: '', GOOGLE_CLOUD_PROJECT: 'another-project' },
      METADATA_SERVER_DETECTION: 'none',
    },
  });
  return `${stdout}${stderr}`;
};
const inTest = '--emulators test';

/** An address that the form of an earlier release accepted. A shell would run the command between the backquotes. */
const hostile = '`touch$IFS.x`@example.com';

describe('npm run why and npm run personal-data', () => {
  test.each(['why', 'personalData export'])('%s refuses an address on the command line', (command) =>
    expect(run(`${command} ${hostile}`)).toContain('the command then asks for the address'),
  );
  test('read the address from standard input, or take the id of a request', async () => {
    const submission = newSubmission();
    await call(submission);
    const { request_id: id, email } = submission;
    for (const command of [`why ${inTest}`, `personalData ${inTest} export`]) {
      expect(run(command, `${email}\n`)).toContain(id);
      expect(run(`${command} ${id}`)).toContain(id);
    }
  });
});

test('npm run requests lists only those that its options name, and answered marks those that a search finds, after a sample and a question', async () => {
  const answered = newSubmission();
  const junk = newSubmission({ company: 'Junk of last night' });
  const honest = newSubmission();
  const suspected = newSubmission({ honeypot: 'https://spam.example' });
  const all = [answered, junk, honest, suspected];
  for (const submission of all) await call(submission);
  await markAnswered(await emulatedDatabase.doc(`consultation_requests/${answered.request_id}`).get());
  const today = new Date().toISOString().slice(0, 10);
  const listed = (option: string) => {
    const output = run(`requests ${inTest} --since ${today} ${option}`);
    return all.map(({ request_id }) => output.includes(request_id));
  };
  expect(listed('--suspected')).toEqual([false, false, false, true]);
  expect(listed('--never-told')).toEqual([false, false, false, true]);
  await emulatedDatabase.doc(`ledger/${honest.request_id}`).delete();
  expect(listed('--never-told')).toEqual([false, false, true, true]);
  const mark = (input: string) => run(`requests ${inTest} answered --search`, input, 'Junk of last');
  expect(mark('no')).toMatch(new RegExp(`${junk.request_id}[^]*Nothing was changed`));
  expect(listed('--unanswered')).toEqual([false, true, true, true]);
  expect(mark('1')).toContain('1 marked.');
  expect(listed('--unanswered')).toEqual([false, false, true, true]);
  expect(mark('1')).toContain('There are none.');
});

test('npm run requests -- delete deletes the requests of a time that no e-mail has told, after a count, a sample and a question', async () => {
  const [waiting, told, later] = [newSubmission(), newSubmission(), newSubmission()];
  const stored = (submission: { request_id: string }, name = 'consultation_requests') =>
    emulatedDatabase.doc(`${name}/${submission.request_id}`);
  for (const [submission, created, digest] of [
    [waiting, '2020-01-01', 'due'],
    [told, '2020-01-01', 'digest-told'],
    [later, '2020-01-03', 'suspected'],
  ] as const) {
    await stored(submission).create({ name: submission.name, created_at: new Date(created) });
    await stored(submission, 'ledger').create({ digest, created_at: new Date(created) });
  }
  const deletion = `requests ${inTest} delete --since 2020-01-01 --until 2020-01-02`;
  const left = async () => {
    const found = await Promise.all([waiting, told, later].map((submission) => stored(submission).get()));
    return found.map(({ exists }) => exists);
  };
  expect(run(deletion, '1')).toContain('--never-told');
  const refused = run(`${deletion} --never-told`, 'no');
  expect(refused).toContain(waiting.request_id);
  expect(refused).toContain('Nothing was changed');
  expect(await left()).toEqual([true, true, true]);
  expect(run(`${deletion} --never-told`, '1')).toContain('1 deleted');
  expect(await left()).toEqual([false, true, true]);
  expect((await stored(waiting, 'ledger').get()).exists).toBe(false);
  for (const submission of [told, later])
    for (const name of ['consultation_requests', 'ledger']) await stored(submission, name).delete();
});

test.each([
  [
    '--project ignores the emulator that the environment names',
    'requests --project some-real-project',
    'Google does not know you here',
  ],
  ['--project refuses a project of the emulators', 'mail --project demo-helvardar', '--emulators'],
  [
    '--emulators refuses emulators that do not exist',
    'mail --emulators nowhere',
    'There are no emulators nowhere',
  ],
  [
    '--emulators ignores the project that the environment names',
    `requests ${inTest} --since 2100-01-01`,
    '0 requests',
  ],
])('a command uses only the project or emulators that it is given: %s', (_, command, output) =>
  expect(run(command)).toContain(output),
);
