import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from './temporaryFolder.ts';
import { writeWrapperJar } from './wrapperJar.ts';

const jarFor = (emulator: string): Buffer => {
  const file = join(temporaryFolder(), 'wrapper.jar');
  writeWrapperJar(file, emulator);
  return readFileSync(file);
};

/** The one entry, read by the positions that the zip format gives it. */
const manifestIn = (jar: Buffer): Buffer => {
  const start = 30 + jar.readUInt16LE(26);
  return jar.subarray(start, start + jar.readUInt32LE(18));
};

test('paths of any length are folded into lines of at most 72 bytes with their ends', () => {
  for (let length = 1; length < 200; length += 1) {
    const emulator = `/${'x'.repeat(length)}/emulator.jar`;
    const manifest = manifestIn(jarFor(emulator)).toString();
    expect(manifest.split('\r\n').filter((line) => line.length > 70)).toEqual([]);
    expect(manifest).not.toContain('\r\n \r\n');
    expect(manifest.replaceAll('\r\n ', '')).toBe(
      `Manifest-Version: 1.0\r\nMain-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\r\nClass-Path: file://${emulator}\r\n\r\n`,
    );
  }
});

test('checksum, directory and end of the zip file agree with its entry', () => {
  const jar = jarFor('/emulator.jar');
  const end = jar.length - 22;
  const directory = jar.readUInt32LE(end + 16);
  expect(jar.readUInt32LE(14)).toBe(crc32(manifestIn(jar)));
  expect(jar.readUInt32LE(directory)).toBe(0x02014b50);
  expect(jar.readUInt32LE(directory + 16)).toBe(crc32(manifestIn(jar)));
  expect(directory + jar.readUInt32LE(end + 12)).toBe(end);
});
