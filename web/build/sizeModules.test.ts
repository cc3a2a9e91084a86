import { expect, it } from 'vitest';
import { type Chunk, misplaced } from './sizeModules.ts';

const chunk = (fileName: string, modules: string[], loads: Partial<Chunk> = {}): Chunk => ({
  fileName,
  moduleIds: modules.map((module) => `/site/${module}`),
  imports: [],
  dynamicImports: [],
  ...loads,
});
const home = {
  path: '/',
  page: 'home',
  language: 'en',
  html: '',
  scripts: ['entry.js', 'home-en.js'],
  others: [],
  unnamed: [],
  foreign: [],
};

const dialog = 'web/src/consultation/ConsultationRequest.tsx';
const send = 'web/src/consultation/send.ts';
const lazily = ['dialog.js', 'send.js', 'posters.js', 'home-de.js'];
const site = [
  chunk('entry.js', ['web/src/main.tsx', 'web/src/art/Poster.tsx'], { dynamicImports: lazily }),
  chunk('home-en.js', ['web/src/locales/en/home.json']),
  chunk('home-de.js', ['web/src/locales/de/home.json']),
  chunk('dialog.js', [dialog, 'node_modules/formik/dist/formik.js'], { imports: ['entry.js', 'send.js'] }),
  chunk('send.js', [send, 'node_modules/@firebase/firestore/dist/lite.js']),
  chunk('posters.js', ['web/src/art/posters.ts'], { imports: ['shield.js', 'entry.js'] }),
  chunk('shield.js', ['web/src/art/Shield.tsx']),
];
const changed = (file: string, change: Partial<Chunk>) =>
  site.map((chunk) => (chunk.fileName === file ? { ...chunk, ...change } : chunk));

it('finds nothing where everything is in its place', () => {
  expect(misplaced([home], site)).toEqual([]);
});

it.each([
  ['a page loads it', changed('entry.js', { imports: ['send.js'] })],
  [
    'a page could load it',
    [
      ...changed('entry.js', { dynamicImports: [...lazily, 'other.js'] }),
      chunk('other.js', [], { imports: ['send.js'] }),
    ],
  ],
])('finds a library of the dialog when %s', (_, chunks) => {
  expect(misplaced([home], chunks)).toEqual([
    'send.js can be loaded before the dialog is opened, and holds @firebase/firestore/dist/lite.js',
  ]);
});

it('finds texts of another language', () => {
  const scripts = [...home.scripts, 'home-de.js'];
  expect(misplaced([{ ...home, scripts }], site)).toEqual([
    '/ loads texts of another language: home-de.js holds /locales/de/home.json',
  ]);
});

it('finds the composition of a later slide on the home page, and leaves it to other pages', () => {
  const scripts = [...home.scripts, 'shield.js'];
  expect(misplaced([{ ...home, scripts }], site)).toEqual([
    '/ loads the composition of a later slide at its start: shield.js',
  ]);
  expect(misplaced([{ ...home, scripts, path: '/a', page: 'cybersecurity' }], site)).toEqual([]);
});

it('refuses to judge when the dialog is nowhere to be found', () => {
  expect(() => misplaced([home], changed('dialog.js', { moduleIds: [] }))).toThrow(dialog);
});
