import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { Command } from 'commander';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { runCommand } from '../commands/command.ts';
import { root } from '../commands/folders.ts';
import { emulatedFunction, emulatorSets, host } from '../emulators/configuration.ts';
import { readConfiguration } from '../functions/src/config.ts';
import { answerSubmission } from '../functions/src/consultation/answerSubmission.ts';
import { storeRequest } from '../functions/src/consultation/storeRequest.ts';
import { databaseOf } from '../operations/database.ts';
import { functionsValuesOf } from '../release/functionsValues.ts';
import { notificationFunction } from '../shared/callable.ts';
import { type Submission, toStoredRequest } from '../shared/consultationRequest.ts';
import { post } from '../tests/support/functions/functionClient.ts';
import { newSubmission } from '../tests/support/functions/submissions.ts';
import { coldStarts } from './coldStart.ts';
import { conclude, quantile, units } from './figure.ts';

const emulators = emulatorSets.local;
const calls = 200;
const requests = 20;

const shares = [0.5, 0.95];
const row = (name: string, times: number[], format = units.milliseconds) => [
  name,
  ...shares.map((share) => format(quantile(times, share))),
];

/** Measures the callable's work in this process, alternately without and with ledger, claims and e-mails. */
const callable = async (): Promise<string[][]> => {
  // A separate project in the same emulator, where writes trigger no functions.
  const firestore = getFirestore(initializeApp({ projectId: `${emulators.projectId}-quiet` }, 'quiet'));
  const { ADDRESS_SALT: salt = '' } = parseEnv(readFileSync(join(root, 'functions/.secret.local'), 'utf8'));
  const settings = { ...readConfiguration(functionsValuesOf(emulators.projectId)), firestore, salt };
  const alone = (submission: Submission) =>
    storeRequest(firestore, submission.request_id, toStoredRequest(submission), false);
  const whole = (submission: Submission, call: number) =>
    answerSubmission(settings, submission, { network: `10.0.${call & 255}.1`, verified: false });
  const timesOf = new Map([alone, whole].map((work) => [work, [] as number[]]));
  for (let call = -10; call < calls; call++)
    for (const [work, times] of timesOf) {
      const submission = newSubmission();
      const start = performance.now();
      await work(submission, call);
      // The first calls open connections and are not measured.
      if (call >= 0) times.push(performance.now() - start);
    }
  const [one = [], all = []] = [...timesOf.values()];
  const ratios = shares.map((share) => quantile(all, share) / quantile(one, share));
  return [
    row('stored alone', one),
    row('with ledger, claims and e-mails', all),
    ['ratio', ...ratios.map((ratio) => ratio.toFixed(1))],
  ];
};

/** Measures the time from the call of the function to the team's e-mail in the inbox, one request at a time. */
const toInbox = async (): Promise<string[]> => {
  const times: number[] = [];
  for (let request = 0; request < requests; request++) {
    const submission = newSubmission();
    const start = performance.now();
    await post({ data: submission }, emulatedFunction(emulators, notificationFunction));
    const inbox = async () => (await fetch(`http://${host}:${emulators.ports.inbox}/email`)).text();
    while (!(await inbox()).includes(submission.request_id)) await wait(50);
    times.push(performance.now() - start);
  }
  return row('from the call to the inbox', times, units.seconds);
};

const { cold } = new Command('npm run bench:latency --')
  .description('Measures how long a request takes, while `npm start` runs.')
  .option(
    '--cold [folders...]',
    'instead: how long a new instance of the callable takes, on Linux; folders of built functions',
  )
  .option('--record', 'writes the table into docs/figures.md')
  .parse()
  .opts<{ cold?: true | string[] }>();

await runCommand(async () => {
  // Checks that the emulators run, and points the client to the emulated Firestore.
  await databaseOf({ emulators: emulators.name });
  Object.assign(logger, { write: () => {} });
  if (cold)
    return conclude(
      'bench:latency -- --cold',
      ['A new instance', 'listens after', 'answers after'],
      await coldStarts(emulators, cold === true ? ['functions'] : cold),
    );
  return conclude('bench:latency', ['', 'p50', 'p95'], [...(await callable()), await toInbox()]);
});
