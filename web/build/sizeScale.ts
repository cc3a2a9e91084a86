import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const atQuality = async (content: Buffer, quality: number): Promise<number> => {
  const { length } = await compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  return length;
};

/** Brotli's quickest useful quality, and its best, which takes a tenth of a second for a page. */
const quick = 5;
const best = 11;

/** As many as are kept: several builds of the site. */
const mostKnown = 2_000;

/** Compressed bytes of contents. */
export interface Scale {
  /** At once, and more than the exact figure: what fits by it fits. */
  atMost: (content: Buffer) => Promise<number>;
  exactly: (content: Buffer) => Promise<number>;
  /** Keeps the exact figures for the next time. */
  save: () => Promise<void>;
}

/** A scale that weighs each content once; `file` remembers the exact figures of the contents of earlier builds. */
export const openScale = async (file: string): Promise<Scale> => {
  const known = new Map<string, number>(JSON.parse(await readFile(file, 'utf8').catch(() => '[]')));
  const weighing = new Map<string, Promise<number>>();
  const weigh = (content: Buffer, quality: number) => {
    const hash = createHash('sha256').update(content).digest('base64url');
    const key = `${quality} ${hash}`;
    const weight = weighing.get(key) ?? Promise.resolve(known.get(key) ?? atQuality(content, quality));
    weighing.set(key, weight);
    return { key, weight };
  };
  return {
    atMost: (content) => weigh(content, quick).weight,
    exactly: async (content) => {
      const { key, weight } = weigh(content, best);
      known.delete(key);
      known.set(key, await weight);
      return weight;
    },
    save: async () => {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify([...known].slice(-mostKnown)));
    },
  };
};
