import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { markAnswered } from '../../functions/src/answered/markAnswered.ts';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import { hour } from '../../functions/src/time.ts';
import { asText } from '../../operations/format.ts';
import { csvOf } from '../../operations/requests.ts';
import { entriesOf } from '../../operations/state.ts';
import { wayOf } from '../../operations/why.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { emulatedDatabase } from '../support/functions/databases.ts';
import { call } from '../support/functions/functionClient.ts';
import { browser, later, useHarness } from '../support/functions/harness.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();
const way = async (requestId: string) => asText(await wayOf(harness.firestore, requestId));

describe('npm run why explains a request', () => {
  test('that never arrived', async () => expect(await way(newRequestId())).toContain('no request'));

  test('that is stored and whose e-mails are not yet written', async () => {
    const submission = newSubmission();
    await harness.store(submission);
    const words = await way(submission.request_id);
    expect(words).toContain(submission.email);
    expect(words).toContain('no ledger entry');
  });

  test('that was mailed and confirmed', async () => {
    const submission = newSubmission();
    await answerSubmission(harness.settings(), submission, browser);
    expect(await way(submission.request_id)).toContain('not picked up');
    await harness.mailEvents();
    const words = await way(submission.request_id);
    expect(words).toMatch(/mails:\s+- team\s+- visitor/);
    expect(words.match(/state: SUCCESS/g)).toHaveLength(2);
    expect(words.match(/attempts: 1$/gm)).toHaveLength(2);
    expect(words.match(/response: "?250/g)).toHaveLength(2);
  });

  test('whose e-mail to the team was refused', async () => {
    const submission = newSubmission();
    await answerSubmission(harness.settings(), submission, browser);
    for (let attempt = 0; attempt < 2; attempt++) harness.faults.push({ at: 'recipient', code: 550 });
    await harness.mailEvents();
    const words = await way(submission.request_id);
    expect(words).toContain('550');
    expect(words).toContain('a person has to decide');
    expect(words).toContain('nothing more is done');
  });

  test('that was answered, and one that was not', async () => {
    const submission = newSubmission();
    await answerSubmission(harness.settings(), submission, browser);
    expect(await way(submission.request_id)).toContain('answered: not marked as answered');
    const reference = harness.firestore.doc(`consultation_requests/${submission.request_id}`);
    await markAnswered(await reference.get());
    expect(await way(submission.request_id)).toMatch(/^answered: .?20\d\d-/m);
  });

  test('that repeats another, and one that waits for a digest', async () => {
    const submission = newSubmission();
    const again = { ...submission, request_id: newRequestId() };
    for (const one of [submission, again]) await answerSubmission(harness.settings(), one, browser);
    expect(await way(again.request_id)).toContain(`repeats: ${submission.request_id}`);

    const settings = harness.settings({ teamPerSource: 1 });
    const withheld = newSubmission();
    for (const one of [newSubmission(), withheld]) {
      await harness.store(one);
      await harness.requestEvent(one, settings);
    }
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
    answered: [{ answered_at: new Date() }, { mails: ['team'] }],
  } as const;
  const ids: Record<string, string> = {};
  for (const [name, [change, entry]] of Object.entries(states)) {
    const submission = newSubmission({ name });
    ids[name] = submission.request_id;
    await harness.store(submission);
    const request = firestore.collection('consultation_requests').doc(submission.request_id);
    await request.set(change, { merge: true });
    if (entry) await firestore.collection('ledger').doc(submission.request_id).create(entry);
  }
  const { docs } = await firestore.collection('consultation_requests').get();
  const csv = csvOf(docs, await entriesOf(firestore, docs));
  expect(csv).toMatch(/^\uFEFFRequest,Received,State,/);
  const expected = { waits: 'not told', 'told by a digest': 'told' } as Record<string, string>;
  for (const [name, id] of Object.entries(ids)) {
    const state = expected[name] ?? name;
    expect(csv).toMatch(new RegExp(`^${id},[^,]+,${state},${name},`, 'm'));
    expect(await way(id)).toContain(`state: ${state}`);
  }
});

test('a value that a spreadsheet would execute as a formula is text in the CSV', async () => {
  const formulas = [
    '=1+1',
    '+41 61 000 00 00',
    '-1+1',
    '@SUM(A1)',
    '\t=1+1',
    '=HYPERLINK("http://a.example")',
  ];
  for (const [index, value] of formulas.entries())
    await harness.store(newSubmission({ name: value, message: `a;"b"\n${value} ${index}` }));
  const { docs } = await harness.firestore.collection('consultation_requests').get();
  const csv = csvOf(docs, []);
  const values = csv.split(/(?:,|\r\n)(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/^"/, ''));
  expect(values.filter((value) => /^[=+\-@\t\r]/.test(value))).toEqual([]);
  for (const value of formulas) expect(csv).toContain(`'${value.trim().replaceAll('"', '""')}`);
});

test.each([
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
  for (const separator of [',', ';', '\t', '|', ':', ' '])
    for (const cell of csv.split(/\r?\n/).flatMap((line) => line.split(separator)))
      expect(cell).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/);
});

/** An address that the form of an earlier release accepted. A shell would run the command between the backquotes. */
const hostile = '`touch$IFS.x`@example.com';

describe('npm run why and npm run personal-data', () => {
  const run = (input: string, ...parameters: string[]) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [`operations/${parameters[0]}.ts`, ...parameters.slice(1), '--emulators', 'test'],
      { encoding: 'utf8', input },
    );
    return `${stdout}${stderr}`;
  };
  const personal = (parameter: string) => ['personalData', '--emulators', 'test', 'export', parameter];

  test.each([
    ['why', ['why', hostile]],
    ['personal-data', personal(hostile)],
  ])('%s refuses an address on the command line', (_, parameters) =>
    expect(run('', ...parameters)).toContain('the command then asks for the address'),
  );
  test('read the address from standard input, or take the id of a request', async () => {
    const submission = newSubmission();
    await call(submission);
    for (const output of [
      run(`${submission.email}\n`, 'why'),
      run('', 'why', submission.request_id),
      run(`${submission.email}\n`, 'personalData', 'export'),
      run('', 'personalData', 'export', submission.request_id),
    ])
      expect(output).toContain(submission.request_id);
  }, 60_000);
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
  const run = (input: string, ...more: string[]) => {
    const between = ['--emulators', 'test', 'delete', '--since', '2020-01-01', '--until', '2020-01-02'];
    const { stdout, stderr } = spawnSync(process.execPath, ['operations/requests.ts', ...between, ...more], {
      encoding: 'utf8',
      input,
    });
    return `${stdout}${stderr}`;
  };
  const left = async () => {
    const found = await Promise.all([waiting, told, later].map((submission) => stored(submission).get()));
    return found.map(({ exists }) => exists);
  };
  expect(run('1')).toContain('--never-told');
  const refused = run('no', '--never-told');
  expect(refused).toContain(waiting.request_id);
  expect(refused).toContain('Nothing was deleted');
  expect(await left()).toEqual([true, true, true]);
  expect(run('1', '--never-told')).toContain('1 deleted');
  expect(await left()).toEqual([false, true, true]);
  expect((await stored(waiting, 'ledger').get()).exists).toBe(false);
  for (const submission of [told, later])
    for (const name of ['consultation_requests', 'ledger']) await stored(submission, name).delete();
}, 120_000);

describe('a command uses only the project or emulators that it is given:', () => {
  const run = (...parameters: string[]) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [`operations/${parameters[0]}.ts`, ...parameters.slice(1)],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          GOOGLE_APPLICATION_CREDENTIALS: '',
          GOOGLE_CLOUD_PROJECT: 'another-project',
          METADATA_SERVER_DETECTION: 'none',
        },
      },
    );
    return `${stdout}${stderr}`;
  };

  test('--project ignores the emulator that the environment names', () =>
    expect(run('requests', '--project', 'some-real-project')).toContain('Google does not know you here'));
  test('--project refuses a project of the emulators', () =>
    expect(run('mail', '--project', 'demo-helvardar')).toContain('--emulators'));
  test('--emulators refuses emulators that do not exist', () =>
    expect(run('why', newRequestId(), '--emulators', 'nowhere')).toContain('There are no emulators nowhere'));
  test('--unanswered lists the requests without a mark and no others', async () => {
    const [open, answered] = [newSubmission(), newSubmission()];
    for (const submission of [open, answered]) await call(submission);
    const reference = emulatedDatabase.doc(`consultation_requests/${answered.request_id}`);
    await markAnswered(await reference.get());
    const listed = run(
      'requests',
      '--unanswered',
      '--emulators',
      'test',
      '--since',
      new Date().toISOString().slice(0, 10),
    );
    expect(listed).toContain(open.request_id);
    expect(listed).not.toContain(answered.request_id);
  });
  test('--emulators ignores the project that the environment names', () =>
    expect(run('why', newRequestId(), '--emulators', 'test')).toContain('no request'));
});
