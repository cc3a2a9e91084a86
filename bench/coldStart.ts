import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { Command } from 'commander';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { runCommand } from '../commands/command.ts';
import { run } from '../commands/commandLine.ts';
import { root } from '../commands/folders.ts';
import { host } from '../emulators/configuration.ts';
import { emulatedProject } from '../emulators/emulatedProject.ts';
import { functionsValuesOf, type Values } from '../release/functionsValues.ts';
import { post } from '../tests/support/functions/functionClient.ts';
import { newSubmission } from '../tests/support/functions/submissions.ts';
import { conclude, median, units } from './figure.ts';

/** How often the functions in each folder are started. */
const rounds = 15;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

const isListening = async (port: number): Promise<boolean> => {
  const socket = connect(port, host);
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
};

/**
 * Each start has a new project, because the emulator slows down with the number of documents. The first write is slow,
 * so it happens here and is not measured.
 */
const newProject = async (): Promise<string> => {
  const projectId = `demo-${randomUUID()}`;
  const app = initializeApp({ projectId }, projectId);
  await getFirestore(app).doc('first/write').create({});
  await deleteApp(app);
  return projectId;
};

/**
 * Starts the callable in a new process. Returns two durations in milliseconds: of the start, and of the first request.
 */
const startOnce = async (folder: string, settings: Values): Promise<[number, number]> => {
  const port = await freePort();
  const projectId = await newProject();
  const start = performance.now();
  const framework = join(root, 'node_modules/.bin/functions-framework');
  // Like a deployed instance, this process gets one processor.
  const target = [`--source=${resolve(folder)}`, '--target=send.consultation.notification'];
  const instance = run(['taskset', '--cpu-list', '0', 'node', framework, ...target], {
    stdout: 'ignore',
    stderr: 'pipe',
    env: { ...settings, GCLOUD_PROJECT: projectId, PORT: String(port) },
  });
  let hasEnded = false;
  void instance.finally(() => {
    hasEnded = true;
  });
  try {
    while (!(await isListening(port))) {
      if (hasEnded) throw new Error(`${folder} did not start: ${(await instance).stderr}`);
      await wait(2);
    }
    const listening = performance.now();
    const { status, body } = await post({ data: newSubmission() }, `http://${host}:${port}/`);
    if (status !== 200) throw new Error(`${folder} answered ${status}: ${JSON.stringify(body)}`);
    return [listening - start, performance.now() - listening];
  } finally {
    instance.kill();
    await instance;
  }
};

const { args } = new Command('npm run bench:cold-start --')
  .description('Measures how long a new instance of the callable takes, on Linux, while `npm start` runs.')
  .argument('[folders...]', 'folders of built functions, to compare them; by default functions')
  .option('--record', 'writes the table into docs/figures.md')
  .parse();

const bench = async (): Promise<number> => {
  // `emulatedProject` also sets environment variables, which the started processes inherit.
  const settings = {
    ...functionsValuesOf(await emulatedProject('local')),
    ...parseEnv(readFileSync(join(root, 'functions/.secret.local'), 'utf8')),
  };
  const folders = args.length > 0 ? args : ['functions'];
  const times = new Map(folders.map((folder) => [folder, [] as [number, number][]]));
  for (let round = 0; round < rounds; round++)
    for (const [folder, measured] of times) measured.push(await startOnce(folder, settings));
  const rows = [...times].map(([folder, measured]) => [
    folder,
    ...([0, 1] as const).map((part) => units.milliseconds(median(measured.map((one) => one[part])))),
  ]);
  return conclude('bench:cold-start', ['A new instance', 'listens after', 'answers after'], rows);
};

await runCommand(bench);
