import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '../emulators/command.ts';
import { root, stateFolder } from '../emulators/configuration.ts';
import { sizesOf } from '../web/build/sizes.ts';
import { type Figure, isMissed, kilobytes, milliseconds, seconds, shown, targetOf } from './figure.ts';
import { table } from './table.ts';

/** Pages besides the real ones, and languages; the first site is what the others are compared with. */
const sites = [
  { pages: 20, languages: 3 },
  { pages: 200, languages: 3 },
  { pages: 20, languages: 12 },
];
const languages = ['en', 'de', 'fr', 'it', 'es', 'pt', 'nl', 'sv', 'da', 'fi', 'pl', 'cs'];
/** Different pages have different names, which compress like real ones. */
const words =
  'agile backup cloud device energy future global hybrid inbox journey kernel ledger mobile online portal';
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const names = words.split(' ').flatMap((first, index, all) =>
  all.toSpliced(index, 1).map((second) => ({
    id: first + capital(second),
    path: `/${first}-${second}`,
    label: `${capital(first)} ${second}`,
  })),
);

/** Changes a file, or makes a changed copy of it. */
const edit = (file: string, change: (content: string) => string, copy = file) => {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Expected something to change in ${file}, nothing did`);
  writeFileSync(copy, after);
};
/** A title of its own gives a page a preview picture of its own. */
const retitled = (name: string) => (texts: string) => texts.replace('"title": "', `"title": "${name} `);

/** Adds copies of the page `about`. */
const addPages = (source: string, pages: typeof names) => {
  const repeat = (file: string, copy: (line: string, page: (typeof names)[number]) => string) =>
    edit(join(source, file), (content) =>
      content.replace(/^ +"?about\b.*\n/m, (line) => line + pages.map((page) => copy(line, page)).join('')),
    );
  repeat('routing/routes.ts', (line, { id, path }) => line.replace('about', id).replace('/about', path));
  const locales = globSync('i18n/locales/*/', { cwd: source });
  for (const locale of locales)
    repeat(join(locale, 'common.json'), (_, { id, label }) => `    "${id}": "${label}",\n`);
  for (const { id } of pages) {
    const copy = (page: string) => page.replaceAll(/(?<=\/|')about\b/g, id);
    edit(join(source, 'pages/About.tsx'), copy, join(source, `pages/${capital(id)}.tsx`));
    for (const locale of locales)
      edit(join(source, locale, 'about.json'), retitled(id), join(source, locale, `${id}.json`));
  }
};

/** Adds copies of English. */
const addLanguages = (folder: string, codes: string[]) => {
  edit(join(folder, 'shared/languages.ts'), (content) =>
    content.replace(/^ {2}fr: \{\n.*?^ {2}\},\n/ms, (record) =>
      [record, ...codes.map((code) => record.replace('fr:', `${code}:`).replace(/'fr'/, `'${code}'`))].join(
        '',
      ),
    ),
  );
  for (const code of codes) {
    const locale = join(folder, 'web/src/i18n/locales', code);
    cpSync(join(locale, '../en'), locale, { recursive: true });
    for (const file of globSync('*.json', { cwd: locale })) {
      const texts = readFileSync(join(locale, file), 'utf8');
      writeFileSync(join(locale, file), retitled(code)(texts));
    }
  }
};

/** Builds a bigger site in a folder of its own, whose packages are those of the repository. */
const buildGrown = async (site: (typeof sites)[number]) => {
  const folder = join(stateFolder, 'growth');
  rmSync(folder, { recursive: true, force: true });
  for (const workspace of ['shared', 'web'])
    cpSync(join(root, workspace), join(folder, workspace), {
      recursive: true,
      filter: (path) => !['dist', '.build', '.cache', 'node_modules'].includes(basename(path)),
    });
  mkdirSync(join(folder, 'node_modules/@helvardar'), { recursive: true });
  symlinkSync(join(folder, 'shared'), join(folder, 'node_modules/@helvardar/shared'), 'junction');
  addPages(join(folder, 'web/src'), names.slice(0, site.pages));
  if (site.languages > 3) addLanguages(folder, languages.slice(3, site.languages));
  // The budgets are those of the real site; here the figures themselves are asked for.
  edit(join(folder, 'web/build/sizes.ts'), (content) =>
    content.replace(/(?<=budgets = ).*?\}/, (budgets) => budgets.replaceAll(/\d[\d_]*/g, '1e9')),
  );

  const start = performance.now();
  await promisify(execFile)(process.execPath, ['build/build.ts'], { cwd: join(folder, 'web') });
  const time = performance.now() - start;
  const sizes = await sizesOf(join(folder, 'web/dist'));
  const size = sizes['/about'];
  if (!size) throw new Error('Expected /about in the built site, found none');
  const title = `${site.pages} pages, ${site.languages} languages`;
  const addresses = Object.keys(sizes).length;
  const result = { title, addresses, time, ...size };
  rmSync(folder, { recursive: true });
  console.log(`${result.title}: built`);
  return { ...result, perAddress: time / addresses };
};

const ratio = (value: number) => value.toFixed(3);
/** What a site may cost more than the smallest one, as a factor. */
const flatTime: Figure = { title: 'time ×', format: ratio, target: { most: 1.25 } };
const flatBytes: Figure = { title: 'bytes ×', format: ratio, target: { most: 1.01 } };

/** `npm run bench:growth`: what more pages and more languages cost the build, and a visitor. */
const bench = async (): Promise<number> => {
  console.log(`Building ${sites.length} sites one after the other; load ${loadavg()[0]?.toFixed(1)}`);
  const results = [];
  for (const site of sites) results.push(await buildGrown(site));
  const [smallest] = results;
  if (!smallest) throw new Error('Expected sites to build, found none');
  const compared = results.map((result) => ({
    ...result,
    slower: result.perAddress / smallest.perAddress,
    heavier: result.everything / smallest.everything,
  }));
  const titles = ['Generated', 'different pages', 'build', 'a page', flatTime.title];
  const ofPage = ['/about: scripts', 'document', 'everything', flatBytes.title];
  const rows = compared.map(
    ({ title, addresses, time, perAddress, slower, scripts, document, everything, heavier }) => [
      title,
      String(addresses),
      seconds(time),
      milliseconds(perAddress),
      shown(flatTime, slower),
      ...[scripts, document, everything].map(kilobytes),
      shown(flatBytes, heavier),
    ],
  );
  const target = ['target', '', '', '', targetOf(flatTime), '', '', '', targetOf(flatBytes)];
  console.log(`\n${table([...titles, ...ofPage], [target, ...rows])}\n\nLoad ${loadavg()[0]?.toFixed(1)}`);
  return compared.some(({ slower, heavier }) => isMissed(flatTime, slower) || isMissed(flatBytes, heavier))
    ? 1
    : 0;
};

await runCommand(bench, { codeWhenInterrupted: 130 });
