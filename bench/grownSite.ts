import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A site with more pages and languages than the real one. */
export interface Growth {
  /** Pages besides the real ones. */
  pages: number;
  languages: number;
}

const languageCodes = ['en', 'de', 'fr', 'it', 'es', 'pt', 'nl', 'sv', 'da', 'fi', 'pl', 'cs'];
/** The page and the language of which the others are copies. */
const model = { id: 'about', component: 'About', language: 'en' };

const edit = (file: string, change: (content: string) => string) => {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Expected something to change in ${file}, nothing did`);
  writeFileSync(file, after);
};

const adjectives =
  'managed secure hybrid private custom remote agile smart digital mobile modern open lean rapid global'.split(
    ' ',
  );
const nouns =
  'networks backups databases platforms audits portals archives payments devices sensors reports meetings campaigns surveys logistics'.split(
    ' ',
  );

/** Different pages have different names, which compress like real ones. */
const namesOf = (count: number) =>
  adjectives
    .flatMap((adjective) => nouns.map((noun) => ({ adjective, noun })))
    .slice(0, count)
    .map(({ adjective, noun }) => ({
      id: `${adjective}${capital(noun)}`,
      path: `/${adjective}-${noun}`,
      label: `${capital(adjective)} ${noun}`,
    }));
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A title of its own gives the page a preview picture of its own. */
const copyTexts = (from: string, to: string, mark: string) => {
  const texts = JSON.parse(readFileSync(from, 'utf8'));
  if (texts.meta) texts.meta.title = `${texts.meta.title} ${mark}`;
  writeFileSync(to, JSON.stringify(texts));
};

const addPages = (source: string, count: number) => {
  if (count === 0) return;
  const added = namesOf(count);
  const lines = (line: (name: (typeof added)[number]) => string) =>
    added.map((name) => `  ${line(name)}\n`).join('');
  const before = (marker: string, line: Parameters<typeof lines>[0]) => (content: string) =>
    content.replace(marker, () => lines(line) + marker);
  edit(
    join(source, 'routes.ts'),
    before('} as const satisfies', ({ id, path }) => `${id}: { path: '${path}', kind: 'page' },`),
  );
  edit(
    join(source, 'pageModules.ts'),
    before('  notFound: () =>', ({ id }) => `${id}: () => import('./pages/${capital(id)}.tsx'),`),
  );
  edit(
    join(source, 'previewArt.tsx'),
    before('  privacyPolicy: policy', ({ id }) => `${id}: policy,`),
  );
  const page = readFileSync(join(source, `pages/${model.component}.tsx`), 'utf8');
  for (const { id } of added)
    writeFileSync(
      join(source, `pages/${capital(id)}.tsx`),
      page.replaceAll(`'${model.id}'`, `'${id}'`).replace(`/${model.id}.json`, `/${id}.json`),
    );
  for (const file of globSync(join(source, 'locales/*/common.json')))
    edit(file, (content) => {
      const texts = JSON.parse(content);
      for (const { id, label } of added) texts.routes[id] = label;
      return JSON.stringify(texts);
    });
  for (const folder of globSync(join(source, 'locales/*/')))
    for (const { id } of added) copyTexts(join(folder, `${model.id}.json`), join(folder, `${id}.json`), id);
};

const addLanguages = (folder: string, count: number) => {
  const codes = languageCodes.slice(0, count);
  const added = codes.slice(3);
  if (added.length === 0) return;
  const source = join(folder, 'web/src');
  const list = codes.map((code) => `'${code}'`).join(', ');
  edit(join(folder, 'shared/languages.ts'), (content) => content.replace("'en', 'de', 'fr'", list));
  const tables: [string, string, (code: string) => string][] = [
    ['../../shared/company.ts', "fr: 'Suisse'", (code) => `${code}: '${code}'`],
    ['../../shared/company.ts', "fr: 'Macédoine du Nord'", (code) => `${code}: '${code}'`],
    ['layout/LanguageMenu.tsx', "fr: 'Français'", (code) => `${code}: '${code}'`],
    ['numbers.ts', "fr: 'fr-CH'", (code) => `${code}: '${code}'`],
    ['layout/PageHead.tsx', "fr: 'fr_CH'", (code) => `${code}: '${code}_CH'`],
    [
      'icons/Flag.tsx',
      '  fr: {',
      (code) => `${code}: { code: '${code}', shape: <path fill="#${code}" d="M0 0h24v16H0z" /> }`,
    ],
  ];
  for (const [file, entry, line] of tables)
    edit(join(source, file), (content) => content.replace(entry, `${added.map(line).join(', ')}, ${entry}`));
  for (const code of added)
    for (const file of globSync('*.json', { cwd: join(source, 'locales', model.language) })) {
      mkdirSync(join(source, 'locales', code), { recursive: true });
      copyTexts(join(source, 'locales', model.language, file), join(source, 'locales', code, file), code);
    }
};

/** Turns a copy of the sources into those of a bigger site. */
export const grow = (folder: string, { pages, languages }: Growth): void => {
  addPages(join(folder, 'web/src'), pages);
  addLanguages(folder, languages);
  // The budgets are those of the real site; here the figures themselves are asked for.
  edit(join(folder, 'web/build/sizeBudgets.ts'), (content) =>
    content.replace(/budgets = \{.*?\}/, 'budgets = { html: 1e9, scripts: 1e9, everything: 1e9 }'),
  );
};
