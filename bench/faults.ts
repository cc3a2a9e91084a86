import { Command } from 'commander';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { Problem, runCommand } from '../commands/command.ts';
import { emulatorSets, host } from '../emulators/configuration.ts';
import { startFirebase } from '../emulators/emulators.ts';
import { requireEverything } from '../emulators/requirements.ts';
import { recordShown } from '../web/build/measured.ts';
import { simulate } from './faults/simulation.ts';
import { broken, judge, report } from './faults/verdict.ts';
import { conclude, count, sum } from './figure.ts';

/** The default number of requests, and the minimum for `--record`. */
const usualRequests = 1_000;

const options = new Command('npm run bench:faults --')
  .description("Sends requests through the functions' code while everything fails at random.")
  .option('--requests <number>', 'how many', count, usualRequests)
  .option('--record', 'writes the table into docs/figures.md, and the figures that the site shows', false)
  .option('--seed <number>', 'what happens to which request', count, 1 + (Date.now() % 1_000_000))
  .parse()
  .opts<{ requests: number; seed: number; record: boolean }>();
const { requests, seed } = options;

const { ports } = emulatorSets.test;
/** Firestore has a port of its own, so that tests can run at the same time. */
const emulators = {
  name: 'faults',
  projectId: 'demo-helvardar-faults',
  ports: { ...ports, firestore: 7080 },
};

const bench = async (): Promise<number> => {
  if (options.record && requests < usualRequests)
    throw new Problem(`--record needs at least ${usualRequests} requests, because the site tells of them.`);
  console.log(`${requests} requests, seed ${seed}.`);
  const environment = await requireEverything(emulators, ['firestore']);
  await startFirebase(emulators, environment, '.local/faults', 'firestore');
  process.env['FIRESTORE_EMULATOR_HOST'] = `${host}:${emulators.ports.firestore}`;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1_000);
  const { visits, evidence, stuck } = await simulate({
    firestore: getFirestore(initializeApp({ projectId: emulators.projectId })),
    requests,
    seed,
    say: (text) => console.log(`${seconds()} s: ${text}`),
  });
  const verdicts = judge(visits, evidence);
  const events = report(verdicts);
  const found = { ...broken(verdicts), ...(stuck > 0 && { stuck }) };
  if (options.record)
    recordShown('delivery', `npm run bench:faults -- --requests ${requests} --seed ${seed}`, {
      requests,
      disturbed: verdicts.filter(({ met }) => !met.includes('nothing else')).length,
      lost: sum(verdicts.map(({ counts }) => counts.lost)),
      confirmedTwice: sum(verdicts.map(({ counts }) => counts['confirmed twice'])),
    });
  const words = Object.entries(found).map(([column, total]) => `${total} ${column}`);
  const outcome = `${requests} requests in ${seconds()} s, seed ${seed}: ${words.length > 0 ? words.join(', ') : 'the promise was kept'}`;
  conclude('bench:faults', `${events}\n\n${outcome}`);
  return words.length > 0 ? 1 : 0;
};

await runCommand(bench);
