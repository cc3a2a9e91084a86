import { createHash, X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeCertificate } from './certificate.ts';

it('is good for the loopback address, signed by itself, valid now', () => {
  const { cert, fingerprint } = makeCertificate();
  const read = new X509Certificate(cert);
  expect(read.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(read.verify(read.publicKey)).toBe(true);
  expect(Date.parse(read.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now());
  const key = read.publicKey.export({ type: 'spki', format: 'der' });
  expect(fingerprint).toBe(createHash('sha256').update(key).digest('base64'));
});
