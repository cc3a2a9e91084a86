import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** The layers of the functions. The last one are the files of `functions/src` itself, apart from `index.ts`. */
const functions = [
  'functions/src/index.ts',
  'functions/src/reconciliation',
  'functions/src/answered',
  'functions/src/consultation',
  'functions/src/mail/send',
  'functions/src/mail/write',
  'functions/src/mail',
  'functions/src',
];

/** The layers of the repository from top to bottom. A file imports only from its own layer or lower ones. */
const layers = [
  'bench',
  'tests',
  'operations',
  'release',
  'emulators',
  'commands',
  ...functions,
  'web/build',
  'entries',
  'pages',
  'consultation',
  'consultation/dialog',
  'consultation/unsent',
  'consultation/toasts',
  'consultation/sending',
  'layout',
  'sections',
  'head',
  'routing',
  'i18n',
  'art',
  'browser',
  'theme',
  'shared',
];

/** These layers may import, directly or indirectly, only the listed layers and files. */
const narrower: Record<string, string[]> = {
  commands: ['commands'],
  ...Object.fromEntries(functions.map((layer) => [layer, [...functions, 'shared']])),
  // What sends e-mails does not know what writes them.
  'functions/src/mail/send': ['functions/src/mail/send', 'functions/src/mail', 'functions/src', 'shared'],
  // Sections get texts and links as props, so they import neither `i18n` nor `routing`.
  sections: ['sections', 'theme', 'shared/rivers.ts'],
  art: ['art', 'theme', 'shared/rivers.ts'],
};
/** The only allowed import from a higher layer. */
const wayUp = 'web/src/routing/pages.ts imports web/src/pages/pageModules.ts';

const ofFunctions =
  /^(node:.+|firebase-admin|firebase-functions|nodemailer|yup$|@google-cloud\/firestore)(\/|$)/;
/** The packages that a layer may import. A layer without an entry may import any. Material UI is not checked here. */
const packages: Record<string, RegExp> = {
  shared: /^yup$/,
  ...Object.fromEntries(functions.map((layer) => [layer, ofFunctions])),
  art: /^react$/,
  sections: /^(react|lucide-react)$/,
  layout: /^(react|react-error-boundary|react-i18next|react-router-dom|lucide-react)$/,
  pages: /^(react|react-i18next|react-router-dom|lucide-react)$/,
};
const layerOf = (file: string): string => {
  const room = functions.find((layer) => file === layer || file.startsWith(`${layer}/`));
  if (room) return room;
  const known = /^(web\/build)\/|^web\/src\/(consultation\/\w+|\w+)\//.exec(file);
  if (known) return known[1] ?? known[2] ?? '';
  return file.startsWith('web/src/') ? 'entries' : (file.split('/')[0] ?? '');
};

/** The imported file. Undefined for packages, and for configuration files in the root folder. */
const targetOf = (file: string, specifier: string): string | undefined => {
  const shared = /^@helvardar\/(shared\/.+)/.exec(specifier)?.[1];
  if (shared) return `${shared}.ts`;
  if (!specifier.startsWith('.')) return undefined;
  const target = relative(root, resolve(root, dirname(file), specifier));
  return target.includes('/') ? target : undefined;
};

/** The imports of every file, including `import()`. */
const imports = new Map(
  globSync(
    '{shared,functions/src,web/{src,build},commands,emulators,release,operations,bench,tests}/**/*.{ts,tsx,mjs}',
    {
      cwd: root,
    },
  )
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => {
      const content = readFileSync(resolve(root, file), 'utf8');
      const names = [...content.matchAll(/(?:from|import) ?\(?'([\w@./:-]+)'/g)].map(([, name = '']) => name);
      const isPackage = (name: string) => !/^\.|^@helvardar\//.test(name);
      return [
        file,
        {
          targets: names.flatMap((name) => targetOf(file, name) ?? []),
          packages: names.filter(isPackage),
        },
      ];
    }),
);
const targetsOf = (file: string): string[] =>
  (imports.get(file)?.targets ?? []).filter((target) => `${file} imports ${target}` !== wayUp);

/** The files that a file imports, directly or indirectly. */
const reachOf = (file: string, reached = new Set<string>()): Set<string> => {
  for (const target of targetsOf(file))
    if (!reached.has(target)) {
      reached.add(target);
      reachOf(target, reached);
    }
  return reached;
};

const wrongPackages = (isWrong: (layer: string, name: string) => boolean): string[] =>
  [...imports].flatMap(([file, { packages: names }]) =>
    names.filter((name) => isWrong(layerOf(file), name)).map((name) => `${file} imports ${name}`),
  );

describe('the direction of imports', () => {
  test('every folder of code is a layer', () => {
    expect([...new Set([...imports.keys()].map(layerOf))].toSorted()).toEqual(layers.toSorted());
  });

  test('no file imports from a layer above its own', () => {
    const upwards = [...imports].flatMap(([file, { targets }]) =>
      targets
        .filter((target) => layers.indexOf(layerOf(target)) < layers.indexOf(layerOf(file)))
        .map((target) => `${file} imports ${target}`),
    );
    expect([...new Set(upwards)]).toEqual([wayUp]);
  });

  test('no file imports, directly or through other files, a layer that its own layer may not use', () => {
    const foreign = [...imports.keys()].flatMap((file) => {
      const allowed = narrower[layerOf(file)];
      const reached = allowed
        ? [...reachOf(file)].filter(
            (target) => !allowed.includes(layerOf(target)) && !allowed.includes(target),
          )
        : [];
      return reached.map((target) => `${file} reaches ${target}`);
    });
    expect(foreign).toEqual([]);
  });

  test('no file imports a package that its layer may not use', () => {
    const isForeign = (layer: string, name: string) =>
      !name.startsWith('@mui/') && packages[layer]?.test(name) === false;
    expect(wrongPackages(isForeign)).toEqual([]);
  });

  test('no files import each other in a circle', () => {
    const circular = [...imports.keys()].filter((file) => reachOf(file).has(file));
    expect(circular).toEqual([]);
  });
});
