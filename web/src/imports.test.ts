import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The layers from top to bottom. A file imports from its own layer and from those below, never from above. */
const layers = [
  'entries',
  'pages',
  'consultation',
  'layout',
  'sections',
  'head',
  'components',
  'routing',
  'i18n',
  'icons',
  'art',
  'theme',
  'browser',
  'shared',
];
/** Layers that may import less than everything below them: sections get texts and links as props. */
const narrower: Record<string, string[]> = {
  sections: ['sections', 'components', 'theme'],
  art: ['art', 'theme'],
};
/** The only import from above: the router finds the pages by `import()` of their table. */
const wayUp = 'web/src/routing/pages.ts imports web/src/pages/pageModules.ts';

/** The packages that a layer may import; a layer without an entry may import all. */
const packages: Record<string, RegExp> = {
  shared: /^yup$/,
  'functions/src':
    /^(node:|firebase-admin|firebase-functions|nodemailer|yup$|@google-cloud\/firestore|@helvardar\/shared)/,
  art: /^(react$|@mui\/material)/,
  sections: /^(react|@mui\/material\/.*|lucide-react)$/,
  layout: /^(react|react-dom|react-i18next|react-router-dom|@mui\/material\/.*|lucide-react|i18next.*)$/,
  pages: /^(react|react-i18next|react-router-dom|@mui\/material\/.*|lucide-react)$/,
};

const roomOf = (file: string): string => {
  const [, room] = /^web\/src\/(\w+)\//.exec(file) ?? [];
  if (room) return room;
  if (file.startsWith('web/src/')) return 'entries';
  return file.startsWith('functions/src/') ? 'functions/src' : (file.split('/')[0] ?? file);
};

const targetOf = (file: string, specifier: string) => {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier));
  return specifier.startsWith('@helvardar/shared/')
    ? `${specifier.replace('@helvardar/', '')}.ts`
    : undefined;
};

/** Every file with the files and packages that it imports, `import()` included. */
const imports = new Map(
  globSync('{shared,functions/src,web/src}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => {
      const content = readFileSync(resolve(root, file), 'utf8');
      const specifiers = [...content.matchAll(/(?:from|import) ?\(?'([\w@./-]+)'/g)].map(
        ([, name = '']) => name,
      );
      return [file, specifiers.map((name) => ({ name, target: targetOf(file, name) }))];
    }),
);

const isUp = (file: string, target: string): boolean => {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from === 'functions/src') return !['functions/src', 'shared'].includes(to);
  const reachable = narrower[from] ?? layers.slice(layers.indexOf(from));
  return !reachable.includes(to);
};

describe('the direction of imports', () => {
  test('every folder of the site is a layer', () => {
    const rooms = new Set([...imports.keys()].map(roomOf));
    expect([...rooms].toSorted()).toEqual([...layers, 'functions/src'].toSorted());
  });

  test('no file imports from a layer above its own', () => {
    const upwards = [...imports].flatMap(([file, all]) =>
      all.flatMap(({ target }) => (target && isUp(file, target) ? `${file} imports ${target}` : [])),
    );
    expect([...new Set(upwards)]).toEqual([wayUp]);
  });

  test('no file imports a package that its room does without', () => {
    const foreign = [...imports].flatMap(([file, all]) =>
      all.flatMap(({ name, target }) =>
        target || packages[roomOf(file)]?.test(name) !== false ? [] : `${file} imports ${name}`,
      ),
    );
    expect(foreign).toEqual([]);
  });

  test('no files import each other in a circle', () => {
    const done = new Set<string>();
    const circleFrom = (file: string, path: string[]): string[] => {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
      if (done.has(file)) return [];
      for (const { target } of imports.get(file) ?? []) {
        const isWayUp = `${file} imports ${target}` === wayUp;
        const circle = target && !isWayUp ? circleFrom(target, [...path, file]) : [];
        if (circle.length > 0) return circle;
      }
      done.add(file);
      return [];
    };
    expect([...imports.keys()].flatMap((file) => circleFrom(file, []))).toEqual([]);
  });
});
