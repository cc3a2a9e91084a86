import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');

const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')];
const index = 'docs/decisions/README.md';
const records = globSync('docs/decisions/0*.md');
const numbers = records.map((record) => basename(record).slice(0, 3));
const current = [...guides, ...records];

/** Matches files that may be missing, because git ignores them and a build or a person creates them. */
const notKept =
  /^(web\/(dist|\.cache\/|\.env\.production)|functions\/(lib|\.env\.<.+>)|firebase\.local-.+\.json)$/;

const files = globSync('**', { exclude: (name) => /^(node_modules|\.git|\.local|dist|lib)$/.test(name) });
const folders = new Set(files.map((file) => file.split('/')[0]));

/** A document without its code blocks. */
const prose = (file: string): string => read(file).replace(/^ *```.*?^ *```/gms, '');

const isPath = (word: string): boolean => {
  const [first, ...rest] = word.split('/');
  const isInFolder = rest.length > 0 && folders.has(first);
  return (isInFolder || /^[^/].*\.(tsx?|mjs|json|md|ya?ml|rules)$/.test(word)) && !/[ $…]/.test(word);
};

/** Whether this path exists. The first folders may be left out, as in `glossary.md`. */
const exists = (path: string): boolean => {
  const pattern = `**/${path.replace(/<[^>]+>/g, '*').replace(/\/$/, '')}`;
  return notKept.test(path) || existsSync(path) || files.some((file) => matchesGlob(file, pattern));
};

/** The anchors that GitHub creates for the headings. */
const anchorsOf = (file: string): string[] =>
  [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(current)('%s', (file) => {
  test('names only files that exist', () => {
    const words = [...prose(file).matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
    expect(words.filter((word) => isPath(word) && !exists(word))).toEqual([]);
  });

  test('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const names = [...read(file).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

test.each(current)('%s puts no e-mail address on the command line of why or personal-data', (file) => {
  // A command in a block ends with its line. Elsewhere it may continue on the next line.
  const texts = read(file)
    .split('```')
    .flatMap((part, index) => (index % 2 === 1 ? part.split('\n') : part.replaceAll('\n', ' ')));
  const commands = texts.flatMap(
    (text) => text.match(/npm run (?:--silent )?(?:why|personal-data)\b[^`|;>]*/g) ?? [],
  );
  expect(commands.filter((command) => /@|(?<!< )address/i.test(command))).toEqual([]);
});

test.each([...current, index])('the links of %s have targets', (file) => {
  const links = [...prose(file).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)];
  const dead = links.filter(([, path = '', anchor = '']) => {
    const target = path === '' ? file : join(dirname(file), path);
    return !existsSync(target) || (anchor !== '' && !anchorsOf(target).includes(anchor));
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

test.each(records)('%s has a date', (file) =>
  expect(read(file)).toMatch(/^# \d{3} .+\n\nDate: 20\d\d-\d\d-\d\d/),
);

test.each(current)('%s cites only records that exist', (file) => {
  const cited = [...prose(file).matchAll(/(?<![\w.,:/$+-])0\d\d(?![\w.]*\d)/g)].map(([number]) => number);
  const linked = [...read(file).matchAll(/\b(\d{3})-[a-z-]+\.md/g)].map(([, number = '']) => number);
  expect([...cited, ...linked].filter((number) => !numbers.includes(number))).toEqual([]);
});

test('code cites only records that exist', () => {
  const sources = files.filter((file) => /\.(tsx?|mjs|css|html|rules|ya?ml)$/.test(file));
  const wrong = sources.flatMap((file) =>
    [...read(file).matchAll(/\b(?:docs\/decisions\/|(?:decision|record)s? )(\d{3})\b/gi)]
      .filter(([, number = '']) => !numbers.includes(number))
      .map(([citation]) => `${file}: ${citation}`),
  );
  expect(wrong).toEqual([]);
});

test('every citation of docs/behaviour.md names a section that exists', () => {
  const sections = new Set(
    [...read('docs/behaviour.md').matchAll(/^##+ ([\d.]+?)\.? /gm)].map(([, number]) => number),
  );
  const sources = files.filter((file) => /\.(tsx?|md)$/.test(file) && file !== 'tests/documents.test.ts');
  const wrong = sources.flatMap((file) =>
    [...read(file).matchAll(/docs\/behaviour\.md(?:, (\d[\d.]*\d|\d))?(?: and (\d[\d.]*\d|\d))?/g)]
      .filter(
        ([, one, other = one]) =>
          !(sections.has(one) && sections.has(other)) && !(one === undefined && file.endsWith('.md')),
      )
      .map(([citation]) => `${file}: ${citation}`),
  );
  expect(sections.size).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test('docs/libraries.md lists exactly the packages of the manifests', () => {
  const manifests = ['', 'web/', 'functions/', 'shared/'].map((folder) =>
    JSON.parse(read(`${folder}package.json`)),
  );
  const used = manifests.flatMap((manifest) =>
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
  );
  const rows = [...read('docs/libraries.md').matchAll(/^\| (`.+?) \|/gm)].map(([, cell = '']) => cell);
  const named = rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect([...new Set(named)].sort()).toEqual([...new Set(used)].sort());
});
