import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { host } from '../emulators/configuration.ts';

/** A certificate that nobody has to trust: a browser is told the fingerprint of its key. */
export interface Certificate {
  cert: string;
  key: string;
  /** For Chromium's `--ignore-certificate-errors-spki-list`. */
  fingerprint: string;
}

/** ASN.1 in its distinguished encoding: tag, length, content. */
const encode = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const digits = content.length.toString(16);
  const length = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
  const announced = content.length < 128 ? length : Buffer.from([0x80 + length.length, ...length]);
  return Buffer.concat([Buffer.from([tag]), announced, content]);
};
const sequence = (...parts: Buffer[]) => encode(0x30, ...parts);
const objectId = (bytes: string) => encode(0x06, Buffer.from(bytes, 'hex'));
const bitString = (content: Buffer) => encode(0x03, Buffer.from([0]), content);
const time = (date: Date) =>
  encode(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));
const commonName = objectId('550403');
const subjectAltName = objectId('551d11');
const day = 24 * 60 * 60 * 1_000;

/** Makes a key and a certificate for the loopback address (RFC 5280), good for today. */
export const makeCertificate = (): Certificate => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(encode(0x31, sequence(commonName, encode(0x0c, Buffer.from(host)))));
  const address = encode(0x87, Buffer.from(host.split('.').map(Number)));
  const toSign = sequence(
    encode(0xa0, encode(0x02, Buffer.from([2]))),
    encode(0x02, Buffer.from([1]), randomBytes(8)),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    spki,
    encode(0xa3, sequence(sequence(subjectAltName, encode(0x04, sequence(address))))),
  );
  const signed = sequence(toSign, ecdsaWithSha256, bitString(sign('sha256', toSign, privateKey)));
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${signed.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
};
