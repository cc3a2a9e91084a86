import { globSync, readFileSync, statSync } from 'node:fs';
import { extname, join, matchesGlob } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { HeaderRule } from '../web/build/headers.ts';
import { requestsOf } from '../web/build/sizeRequests.ts';

const compress = promisify(brotliCompress);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const alreadyCompressed = ['.png', '.woff2', '.ico'];

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * A built folder as Firebase Hosting answers for it: `cleanUrls`, no trailing slash, `404.html` for what is not there, the
 * header rules of which the last wins, Brotli. All files are read at once, so that a later build changes nothing.
 */
export const readSite = (folder: string, rules: readonly HeaderRule[]) => {
  const files = new Map(
    globSync('**/*', { cwd: folder })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [`/${path.replaceAll('\\', '/')}`, readFileSync(join(folder, path))]),
  );
  const compressed = new Map<string, Promise<Buffer>>();

  const headersOf = (path: string) =>
    Object.fromEntries(
      rules
        .filter(({ source }) => matchesGlob(path, source))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
    );
  const compressedFile = (file: string, content: Buffer) => {
    const body = compressed.get(file) ?? compress(content);
    compressed.set(file, body);
    return body;
  };
  const answerWith = async (status: number, path: string, file: string): Promise<Answer> => {
    const content = files.get(file);
    const type = types[extname(file)];
    if (!content || !type) throw new Error(`Expected a built file of a known type, came ${file}`);
    const headers = { ...headersOf(path), 'content-type': type };
    if (alreadyCompressed.includes(extname(file))) return { status, headers, body: content };
    const body = await compressedFile(file, content);
    return { status, headers: { ...headers, 'content-encoding': 'br' }, body };
  };
  const fileOf = (path: string) =>
    path === '/' ? '/index.html' : [path, `${path}.html`].find((file) => files.has(file));

  return {
    answer: async (address: string): Promise<Answer> => {
      const path = address.split('?')[0] ?? '';
      const clean = path.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
      if (clean !== path && files.has(`${clean}.html`))
        return { status: 301, headers: { location: clean }, body: Buffer.alloc(0) };
      const file = fileOf(path);
      return file ? answerWith(200, path, file) : answerWith(404, path, '/404.html');
    },
    /** Compresses what the first view of an address fetches, so that no visitor waits for it. */
    warm: async (path: string): Promise<void> => {
      const document = fileOf(path) ?? '/404.html';
      for (const file of [document, ...requestsOf(String(files.get(document)))]) {
        const content = files.get(file);
        if (content && !alreadyCompressed.includes(extname(file))) await compressedFile(file, content);
      }
    },
  };
};
