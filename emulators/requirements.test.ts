import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { emulatorSets, host } from './configuration.ts';
import { findJava } from './java.ts';
import { requireFreePorts } from './requirements.ts';

test('without a recent enough Java the error says what was found and what to do', () => {
  const java = (version: string) => `#!/bin/sh\necho 'openjdk version "${version}" 2026-01-01' >&2\n`;
  const files = { 'eight/bin/java': java('1.8.0_402'), 'seventeen/bin/java': java('17.0.15') };
  const folder = temporaryFolder(files);
  expect(() => findJava({ JAVA_HOME: join(folder, 'eight') }, join(folder, 'seventeen/bin'))).toThrow(
    `The Firestore emulator needs Java 21 or newer; found: Java 8 in ${folder}/eight/bin, Java 17 in ${folder}/seventeen/bin. Install one`,
  );
  expect(() => findJava({}, '/nowhere')).toThrow('none was found. Install one');
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
