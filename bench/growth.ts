import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { execa } from 'execa';
import { runCommand } from '../commands/command.ts';
import { root, stateFolder } from '../commands/folders.ts';
import { sizesOf } from '../web/build/sizes.ts';
import { atMost, conclude, shown, targetOf, units } from './figure.ts';

/** The generated sites: how many pages are added, and which languages. The first site is the baseline. */
const sites = [
  { pages: 20, codes: [] },
  { pages: 200, codes: [] },
  { pages: 20, codes: ['it', 'es', 'pt', 'nl', 'sv', 'da', 'fi', 'pl', 'cs'] },
];
/** The names of added pages consist of real words, so that they compress like the names of real pages. */
const words =
  'agile backup cloud device energy future global hybrid inbox journey kernel ledger mobile online portal';
const names = words
  .split(' ')
  .flatMap((first, index, all) => all.toSpliced(index, 1).map((second) => `${first}-${second}`));

const folder = join(stateFolder, 'growth');
const locales = 'web/src/i18n/locales';

/** Changes a file of the generated site, or writes the changed content to the file `copy`. */
const edit = (file: string, change: (content: string) => string, copy = file) => {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Expected something to change in ${file}, nothing did`);
  writeFileSync(join(folder, copy), after);
};
/** Adds a changed copy of an entry after this entry. */
const copyEntry = (file: string, entry: RegExp, copy: (entry: string) => string) =>
  edit(file, (content) => content.replace(entry, (found) => found + copy(found)));
/** The texts with a different title: a page with its own title gets its own OG image. */
const retitled = (name: string) => (texts: string) => texts.replace('"title": "', `"title": "${name} `);

/** Adds a copy of the page `about`. */
const addPage = (path: string) => {
  const id = path.replace('-', '');
  const component = `web/src/pages/${id.charAt(0).toUpperCase()}${id.slice(1)}.tsx`;
  edit('web/src/pages/About.tsx', (page) => page.replaceAll(/(?<=\/|')about\b/g, id), component);
  copyEntry('web/src/routing/routes.ts', /^ +about\b.*\n/m, (line) =>
    line.replace('about', id).replace('about', path),
  );
  for (const locale of globSync(`${locales}/*/`, { cwd: folder })) {
    copyEntry(`${locale}/common.json`, /^ +"about": .*\n/m, () => `    "${id}": "${path}",\n`);
    edit(`${locale}/about.json`, retitled(id), `${locale}/${id}.json`);
  }
};

/** Adds a language with the English texts. */
const addLanguage = (code: string) => {
  copyEntry('shared/languages.ts', /^ {2}fr: \{\n.*?^ {2}\},\n/ms, (record) =>
    record.replace('fr:', `${code}:`).replace(/'fr'/, `'${code}'`),
  );
  cpSync(join(folder, locales, 'en'), join(folder, locales, code), { recursive: true });
  // The files that are not about a page have no title, and stay unchanged.
  for (const file of globSync(join(folder, locales, code, '*.json')))
    writeFileSync(file, retitled(code)(readFileSync(file, 'utf8')));
};

/** Builds a bigger site in its own folder, with the packages of the repository. */
const buildGrown = async ({ pages, codes }: (typeof sites)[number]) => {
  rmSync(folder, { recursive: true, force: true });
  for (const workspace of ['shared', 'web'])
    cpSync(join(root, workspace), join(folder, workspace), {
      recursive: true,
      filter: (path) => !['dist', '.build', '.cache', 'node_modules'].includes(basename(path)),
    });
  mkdirSync(join(folder, 'node_modules/@helvardar'), { recursive: true });
  symlinkSync(join(folder, 'shared'), join(folder, 'node_modules/@helvardar/shared'), 'junction');
  names.slice(0, pages).forEach(addPage);
  codes.forEach(addLanguage);
  // The real site's size budgets would stop this build.
  edit('web/build/sizes.ts', (content) =>
    content.replace(/(?<=budgets = ).*?\}/, (budgets) => budgets.replaceAll(/\d[\d_]*/g, '1e9')),
  );

  const start = performance.now();
  await execa('node', ['build/build.ts'], { cwd: join(folder, 'web') });
  const time = performance.now() - start;
  const sizes = await sizesOf(join(folder, 'web/dist'));
  const addresses = Object.keys(sizes).length;
  const title = `${pages} pages, ${3 + codes.length} languages`;
  console.log(`${title}: built`);
  return { title, addresses, time: time / addresses, bytes: sizes['/about']?.everything ?? Number.NaN };
};

/** The highest allowed cost of a page, as a multiple of the cost at the smallest site. */
const flat = { time: atMost(1.25, units.decimals), bytes: atMost(1.01, units.decimals) };

/** `npm run bench:growth`: measures what more pages and languages cost the build and a visitor. */
const bench = async (): Promise<number> => {
  const results: Awaited<ReturnType<typeof buildGrown>>[] = [];
  for (const site of sites) results.push(await buildGrown(site));
  rmSync(folder, { recursive: true });
  const rows = results.map(({ title, addresses, time, bytes }) => [
    title,
    String(addresses),
    units.milliseconds(time),
    shown(flat.time, time / (results[0]?.time ?? 0)),
    units.kibibytes(bytes),
    shown(flat.bytes, bytes / (results[0]?.bytes ?? 0)),
  ]);
  const titles = ['Generated', 'different pages', 'build, a page', 'time ×', '/about: first view', 'bytes ×'];
  return conclude('bench:growth', titles, [
    ['target', '', '', targetOf(flat.time), '', targetOf(flat.bytes)],
    ...rows,
  ]);
};

await runCommand(bench);
