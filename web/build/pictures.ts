import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** One picture at a time per thread: sharp's own threads would only wait for each other. */
sharp.concurrency(1);

const cache = fileURLToPath(new URL('../.cache', import.meta.url));
/** Few flat colours: a palette keeps the files small, dithering would only add noise. */
const options = { palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 7 } as const;

/** A drawing as PNG; one that was drawn before comes from the cache, which is named by content. */
export const pngOf = async (svg: string, width: number, height: number): Promise<Buffer> => {
  const key = JSON.stringify([svg, width, height, options, sharp.versions]);
  const file = join(cache, `${createHash('sha256').update(key).digest('hex')}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const drawn = await sharp(Buffer.from(svg), { density: 72 })
    .resize(width, height, { fit: 'fill' })
    .png(options)
    .toBuffer();
  await mkdir(cache, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, drawn);
  await rename(unfinished, file);
  return drawn;
};
