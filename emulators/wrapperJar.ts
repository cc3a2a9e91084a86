import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

/**
 * Writes a jar that starts the emulator of the Google Cloud CLI: that one names no main class, and firebase-tools knows
 * only `java -jar`. A jar is a zip file; this one holds a single entry, stored without compression.
 */
export const writeWrapperJar = (file: string, emulatorJar: string): void => {
  const name = Buffer.from('META-INF/MANIFEST.MF');
  const content = manifest({
    'Manifest-Version': '1.0',
    'Main-Class': 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    'Class-Path': pathToFileURL(emulatorJar).href,
  });
  const local = Buffer.concat([header(0x04034b50, [20], entry(name, content)), name, content]);
  const central = Buffer.concat([header(0x02014b50, [20, 20], entry(name, content), Buffer.alloc(14)), name]);
  writeFileSync(file, Buffer.concat([local, central, end(central.length, local.length)]));
};

/** A line of a manifest has at most 72 bytes, its end included; a longer value goes on after a blank. */
const manifest = (attributes: Record<string, string>): Buffer =>
  Buffer.from(
    Object.entries(attributes)
      .map(([key, value]) => `${`${key}: ${value}`.replace(/(?:^.{70}|.{69})(?=.)/g, '$&\r\n ')}\r\n`)
      .join('')
      .concat('\r\n'),
  );

const header = (signature: number, versions: number[], ...rest: Buffer[]): Buffer =>
  Buffer.concat([uint32(signature), ...versions.map(uint16), ...rest]);

/** Flags, method, time and date are 0 (the date of no file); then checksum, sizes and lengths. */
const entry = (name: Buffer, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.alloc(6),
    uint16(0x21),
    uint32(crc32(content)),
    uint32(content.length),
    uint32(content.length),
    uint16(name.length),
    uint16(0),
  ]);

const end = (centralLength: number, centralStart: number): Buffer =>
  Buffer.concat([
    uint32(0x06054b50),
    uint32(0),
    uint16(1),
    uint16(1),
    uint32(centralLength),
    uint32(centralStart),
    uint16(0),
  ]);

const uint16 = (value: number): Buffer => Buffer.from(Uint16Array.of(value).buffer);
const uint32 = (value: number): Buffer => Buffer.from(Uint32Array.of(value).buffer);
