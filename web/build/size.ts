import { join } from 'node:path';
import type { build } from 'vite';
import { excesses } from './sizeBudgets.ts';
import { type Chunk, misplaced } from './sizeModules.ts';
import { readPages } from './sizePages.ts';
import { openScale } from './sizeScale.ts';

type Built = Awaited<ReturnType<typeof build>>;

const chunksOf = (built: Built): Chunk[] => {
  if (!('output' in built)) throw new Error('Expected one build of the bundler, came several or a watcher');
  return built.output.filter((file) => file.type === 'chunk');
};

/** What the exact sizes of earlier builds are kept in, below the folder for caches. */
export const scaleFile = 'sizes.json';

/** What is wrong with the first view of the pages of a built site: one sentence each, none when all budgets are kept. */
export const checkSize = async (folder: string, built: Built, cache: string): Promise<string[]> => {
  const pages = await readPages(folder);
  const scale = await openScale(join(cache, scaleFile));
  const heavy = await excesses(folder, pages, scale);
  await scale.save();
  return [
    ...heavy,
    ...misplaced(pages, chunksOf(built)),
    ...pages.flatMap(({ path, foreign }) => foreign.map((address) => `${path} fetches from ${address}`)),
    ...pages.flatMap(({ path, unnamed }) =>
      unnamed.map((file) => `${path} imports ${file} without naming it`),
    ),
  ];
};
