import { readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { emulatorSets, host } from './configuration.ts';
import { emulatorOfCloudCli } from './firestoreEmulator.ts';
import { findJava } from './java.ts';
import { requireFreePorts } from './requirements.ts';

const java = (version: string) => `#!/bin/sh\necho 'openjdk version "${version}" 2026-01-01' >&2\n`;
const javas = () =>
  temporaryFolder({
    'eight/bin/java': java('1.8.0_402'),
    'seventeen/bin/java': java('17.0.15'),
    'twenty-one/bin/java': java('21.0.9'),
    'twenty-five/bin/java': java('25'),
    'broken/bin/java': '#!/bin/sh\nexit 1\n',
  });

test.each([
  ['JAVA_HOME is used first', 'twenty-one', ['twenty-five'], 'twenty-one'],
  ['one that is too old is skipped', '', ['seventeen', 'broken', 'twenty-one'], 'twenty-one'],
  ['the usual folders are searched last', 'eight', ['seventeen'], 'twenty-five'],
])('Java: %s', (_, home, path, expected) => {
  const folder = javas();
  const environment = {
    JAVA_HOME: home && join(folder, home),
    PATH: path.map((each) => join(folder, each, 'bin')).join(':'),
  };
  expect(findJava(environment, join(folder, '*-five/bin'))).toBe(join(folder, expected, 'bin'));
});

test('without a recent enough Java the error says what was found and what to do', () => {
  const folder = javas();
  expect(() => findJava({ JAVA_HOME: join(folder, 'eight') }, join(folder, 'seventeen/bin'))).toThrow(
    `The Firestore emulator needs Java 21 or newer; found: Java 8 in ${folder}/eight/bin, Java 17 in ${folder}/seventeen/bin. Install one`,
  );
  expect(() => findJava({}, '/nowhere')).toThrow('none was found. Install one');
});

test('the emulator of a Google Cloud CLI is found through the link on the PATH, and a jar starts it', () => {
  const jar = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
  const folder = temporaryFolder({ 'sdk/bin/gcloud': '', [`sdk/${jar}`]: '', 'bin/readme': '' });
  symlinkSync(join(folder, 'sdk/bin/gcloud'), join(folder, 'bin/gcloud'));
  const starter = emulatorOfCloudCli(join(folder, 'bin'), folder);
  const [manifest] = Object.values(unzipSync(readFileSync(starter ?? '')));
  const [, place = ''] = /^Class-Path: (.*)$/m.exec(strFromU8(manifest ?? new Uint8Array())) ?? [];
  expect(realpathSync(join(folder, place))).toBe(realpathSync(join(folder, 'sdk', jar)));
  expect(emulatorOfCloudCli(join(folder, 'bin'), folder)).toBe(starter);
  expect(emulatorOfCloudCli('/nowhere', folder)).toBeUndefined();
});

test('every port in use is named with its purpose', async () => {
  const takePort = () =>
    new Promise<number>((resolve) => {
      const server = createServer().listen(0, host, () =>
        resolve((server.address() as { port: number }).port),
      );
      onTestFinished(() => void server.close());
    });
  const [hosting, smtp] = [await takePort(), await takePort()];
  await expect(
    requireFreePorts({ ...emulatorSets.local.ports, hosting, smtp }, ['hosting', 'smtp']),
  ).rejects.toThrow(
    new RegExp(`^Ports in use: ${hosting} \\(the site\\).*, ${smtp} \\(incoming mail\\).*\\. End what uses`),
  );
});

test('no two services share a port, in one set of emulators or in both', () => {
  const ports = Object.values(emulatorSets).flatMap((emulators) => Object.values<number>(emulators.ports));
  expect(new Set(ports).size).toBe(ports.length);
});
