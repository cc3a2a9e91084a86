import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../emulators/temporaryFolder.ts';
import { evaluated } from './evaluated.ts';

const load = async (file: string, id: string) => {
  const { load: hook } = evaluated(file);
  if (typeof hook !== 'function') throw new Error('Expected a hook that loads');
  return Reflect.apply(hook, undefined, [id]) as Promise<string | undefined>;
};

it('puts the values of a module in its place', async () => {
  const folder = temporaryFolder({
    'sum.ts':
      "import { one } from './one.ts';\nexport const sum = one + 1;\nexport const list = { all: [sum] };",
    'one.ts': 'export const one: number = 1;',
  });
  const file = join(folder, 'sum.ts');
  const lines = (await load(file, file))?.split('\n').toSorted();
  expect(lines).toEqual(['export const list = {"all":[2]};', 'export const sum = 2;']);
});

it('leaves every other module alone', async () => {
  expect(await load('/site/sum.ts', '/site/one.ts')).toBeUndefined();
});
