import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../emulators/command.ts';
import { root, stateFolder } from '../emulators/paths.ts';
import { budgets } from '../web/build/sizeBudgets.ts';
import { type PageSize, readPages, sizeOf } from '../web/build/sizePages.ts';
import { openScale, type Scale } from '../web/build/sizeScale.ts';
import { type Figure, isMissed, kibibytes, kilobytes, shown, targetOf } from './figure.ts';
import { type Change, changes, nameOf, type Weights } from './sizeChange.ts';
import { buildIn, copyCommitted, copySources, withFolder } from './sourceCopy.ts';
import { table } from './table.ts';

const figures = {
  html: { title: 'document', format: kilobytes, target: { most: budgets.html } },
  scripts: { title: 'scripts', format: kilobytes, target: { most: budgets.scripts } },
  everything: { title: 'everything', format: kibibytes, target: { most: budgets.everything } },
} as const satisfies Record<keyof PageSize, Figure>;
const parts = Object.keys(figures) as (keyof PageSize)[];

interface Measured extends Weights {
  sizes: Record<string, PageSize>;
}

const measure = (copy: (folder: string) => void, scale: Scale): Promise<Measured> =>
  withFolder(async (folder) => {
    copy(folder);
    await buildIn(folder);
    const dist = join(folder, 'web/dist');
    const pages = await readPages(dist);
    const sizes: Measured['sizes'] = {};
    const files: Weights['files'] = {};
    const seen = new Set<string>();
    for (const page of pages) {
      sizes[page.path] = await sizeOf(dist, page, scale.exactly);
      for (const file of page.scripts) {
        if (seen.has(file)) continue;
        seen.add(file);
        const size = await scale.exactly(await readFile(join(dist, file)));
        files[nameOf(file)] = (files[nameOf(file)] ?? 0) + size;
      }
    }
    const everything = Object.entries(sizes).map(([path, { everything }]) => [path, everything]);
    return { sizes, files, pages: Object.fromEntries(everything) };
  });

const listed = (title: string, list: Change[]) =>
  list.length > 0 &&
  console.log(`\n${title}\n${list.map(({ name, by }) => `  ${name}  ${signed(by)} B`).join('\n')}`);
const signed = (bytes: number) => (bytes > 0 ? `+${bytes}` : String(bytes));

/** `npm run size`: the bytes of every page beside the budgets, and what changed since the last commit. */
const report = async (): Promise<number> => {
  const scale = await openScale(join(stateFolder, 'bench/sizes.json'));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  console.log(`Building the work tree and ${commit} …`);
  const [now, before] = await Promise.all([measure(copySources, scale), measure(copyCommitted, scale)]);
  await scale.save();

  const grown = changes(before.pages, now.pages);
  const since = (path: string) => grown.find(({ name }) => name === path)?.by ?? 0;
  console.log(
    `\n${table(
      ['Page', ...parts.map((part) => figures[part].title), `since ${commit}`],
      [
        ['budget', ...parts.map((part) => targetOf(figures[part])), ''],
        ...Object.entries(now.sizes).map(([path, size]) => [
          path,
          ...parts.map((part) => shown(figures[part], size[part])),
          since(path) ? `${signed(since(path))} B` : '',
        ]),
      ],
    )}`,
  );
  listed(`Scripts that changed since ${commit}:`, changes(before.files, now.files));
  if (grown.length === 0) console.log(`\nNothing changed since ${commit}.`);
  const over = Object.values(now.sizes).some((size) =>
    parts.some((part) => isMissed(figures[part], size[part])),
  );
  return over ? 1 : 0;
};

await runCommand(report, { codeWhenInterrupted: 130 });
