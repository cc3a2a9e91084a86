import { createHash, X509Certificate } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join, matchesGlob } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import sirv from 'sirv';
import { build } from '../commands/build.ts';
import { root, stateFolder } from '../commands/folders.ts';
import { host } from '../emulators/configuration.ts';
import { buildCommit, commitFolder } from '../tests/screenshots/builtSite.ts';

/**
 * Builds the site of a commit, or of the working folder, and serves it like Firebase Hosting: with HTTP/2, TLS, Brotli
 * and the site's headers. `trust` is the command-line flag with which Chromium accepts the certificate.
 */
export const serveSite = async (commit?: string) => {
  console.log(`Building the site${commit ? ` of ${commit}` : ''} …`);
  if (!commit) await build('web');
  const built = commit ? await buildCommit(commit) : join(root, 'web/dist');
  const folder = join(stateFolder, commit ? 'bench-before' : 'bench');
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true });
  for (const file of globSync(`${folder}/**/*.{html,js,json,svg,webmanifest}`))
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));

  // A commit needs its own headers, because they allow only the inline script of that commit.
  const headers = join(commit ? commitFolder : root, 'web/build/headers.ts');
  const { headersFor }: typeof import('../web/build/headers.ts') = await import(pathToFileURL(headers).href);
  const rules = headersFor(folder, []);
  const answer = sirv(folder, {
    brotli: true,
    setHeaders: (response, path) => {
      for (const { headers } of rules.filter(({ source }) => matchesGlob(path, source)))
        for (const { key, value } of headers) response.setHeader(key, value);
    },
  });
  const certificate = await getCertificate(stateFolder, undefined, [host]);
  const server = createSecureServer({ cert: certificate, key: certificate });
  server.on('request', (...parameters: Parameters<typeof answer>) => answer(...parameters));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const publicKey = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return {
    origin: `https://${host}:${(server.address() as AddressInfo).port}`,
    trust: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`,
  };
};
