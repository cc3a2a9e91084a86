import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What each part may import: other parts, single files or the files of a folder (`/*`), and packages. */
const allowed: Record<string, { parts: string[]; packages: RegExp }> = {
  shared: { parts: ['shared'], packages: /^yup$/ },
  'functions/src': {
    parts: ['functions/src', 'shared'],
    packages: /^(node:|firebase-admin|firebase-functions|nodemailer|yup$|@google-cloud\/firestore)/,
  },
  'web/src/art': { parts: ['web/src/art', 'web/src/styled.ts'], packages: /^(react|@mui\/material)/ },
  'web/src/icons': { parts: ['web/src/icons', 'shared'], packages: /^(react|@mui\/material)/ },
  'web/src/sections': {
    parts: [
      'web/src/sections',
      'web/src/styled.ts',
      'web/src/grid.ts',
      'web/src/PageWidth.ts',
      'web/src/IconButton.ts',
    ],
    packages: /^(react|@mui\/material\/.*|lucide-react)$/,
  },
  'web/src/layout': {
    parts: ['web/src/layout', 'web/src/icons', 'web/src/*', 'shared'],
    packages: /^(react|react-dom|react-i18next|react-router-dom|@mui\/material\/.*|lucide-react|i18next.*)$/,
  },
  'web/src/consultation': {
    parts: ['web/src/consultation', 'web/src/layout', 'web/src/*', 'shared'],
    packages: /.*/,
  },
  'web/src/pages': {
    parts: [
      'web/src/pages',
      'web/src/sections',
      'web/src/layout',
      'web/src/consultation',
      'web/src/art',
      'web/src/*',
      'shared',
    ],
    packages: /^(react|react-i18next|react-router-dom|@mui\/material\/.*|lucide-react)$/,
  },
};

const targetOf = (file: string, specifier: string) => {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier));
  return specifier.startsWith('@helvardar/shared/') ? specifier.replace('@helvardar/', '') : undefined;
};

const admits = (parts: string[], target: string) =>
  parts.some((part) =>
    part.endsWith('/*')
      ? dirname(target) === part.slice(0, -2)
      : target === part || target.startsWith(`${part}/`),
  );

const importsOf = (file: string) =>
  [...readFileSync(resolve(root, file), 'utf8').matchAll(/(?:from|import) ?\(?'([\w@./-]+)'/g)].map(
    ([, specifier = '']) => specifier,
  );

const filesIn = (part: string) =>
  globSync(`${part}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));

describe('the direction of imports', () => {
  it.each(Object.entries(allowed))('holds in %s', (part, { parts, packages }) => {
    const files = filesIn(part);
    expect(files).not.toEqual([]);
    const forbidden = files.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => {
          const target = targetOf(file, specifier);
          return target ? !admits(parts, target) : !packages.test(specifier);
        })
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expect(forbidden).toEqual([]);
  });
});
