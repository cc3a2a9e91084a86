import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { run } from '../commands/commandLine.ts';
import { root } from '../commands/folders.ts';
import { type Emulators, host } from '../emulators/configuration.ts';
import { functionsValuesOf } from '../release/functionsValues.ts';
import { post } from '../tests/support/functions/functionClient.ts';
import { newSubmission } from '../tests/support/functions/submissions.ts';
import { quantile, units } from './figure.ts';

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
  // `once` rejects when the socket reports an error.
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
};

/**
 * Creates a project in the emulator and returns its id. Writes in it trigger no functions. Each start has its own,
 * because the emulator slows down with the documents of a project. The first write in a project is slow and happens here.
 */
const newProject = async (): Promise<string> => {
  const projectId = `demo-${randomUUID()}`;
  const app = initializeApp({ projectId }, projectId);
  await getFirestore(app).doc('first/write').create({});
  await deleteApp(app);
  return projectId;
};

/**
 * Milliseconds from the start of a process with the callable until it listens, and from the first request to its
 * answer.
 */
const startOnce = async (emulators: Emulators, folder: string): Promise<readonly [number, number]> => {
  const port = await freePort();
  const projectId = await newProject();
  const start = performance.now();
  const framework = join(root, 'node_modules/.bin/functions-framework');
  // A deployed instance has one processor, so `taskset` gives this process one.
  const target = [`--source=${resolve(folder)}`, '--target=send.consultation.notification'];
  const instance = run(['taskset', '--cpu-list', '0', 'node', framework, ...target], {
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      ...functionsValuesOf(emulators.projectId),
      ...parseEnv(readFileSync(join(root, 'functions/.secret.local'), 'utf8')),
      FIRESTORE_EMULATOR_HOST: `${host}:${emulators.ports.firestore}`,
      GCLOUD_PROJECT: projectId,
      PORT: String(port),
    },
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

/** The medians of the two times of `startOnce`, in a row for each folder of built functions. */
export const coldStarts = async (emulators: Emulators, folders: readonly string[]): Promise<string[][]> => {
  const times = new Map(folders.map((folder) => [folder, [] as (readonly [number, number])[]]));
  for (let round = 0; round < rounds; round++)
    for (const [folder, measured] of times) measured.push(await startOnce(emulators, folder));
  return [...times].map(([folder, measured]) => [
    folder,
    ...([0, 1] as const).map((part) =>
      units.milliseconds(
        quantile(
          measured.map((one) => one[part]),
          0.5,
        ),
      ),
    ),
  ]);
};
