import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../emulators/build.ts';
import { host } from '../emulators/configuration.ts';
import { root } from '../emulators/paths.ts';
import { headersFor } from '../web/build/headers.ts';
import { makeCertificate } from './certificate.ts';
import { readSite } from './hosting.ts';

export interface Served {
  origin: string;
  /** The certificate's, for the browser. */
  fingerprint: string;
  warm: (path: string) => Promise<void>;
  close: () => void;
}

/** Milliseconds: behind the first paint, also with a processor seven times slower. */
const lateness = 1_200;

/**
 * Builds the site and serves it on the loopback interface as Firebase Hosting does: HTTP/2, TLS, Brotli, its headers. With
 * `lateFont` fonts are answered late.
 */
export const serveSite = async ({ lateFont = false } = {}): Promise<Served> => {
  console.log('Building the site …');
  await build('web');
  const folder = join(root, 'web/dist');
  const { answer, warm } = readSite(folder, headersFor(folder, []));
  const { fingerprint, ...certificate } = makeCertificate();
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    const due = lateFont && request.url.endsWith('.woff2') ? sleep(lateness) : undefined;
    Promise.all([answer(request.url), due]).then(
      ([{ status, headers, body }]) => {
        response.writeHead(status, headers);
        response.end(body);
      },
      (error: Error) => {
        console.error(error.message);
        response.writeHead(500);
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://${host}:${port}`,
    fingerprint,
    warm,
    close: () => server.close(),
  };
};
