import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { build } from '../commands/build.ts';
import { runCommand } from '../commands/command.ts';
import { root } from '../commands/folders.ts';
import { deployedServices, headersFor } from '../web/build/headers.ts';
import { recordShown } from '../web/build/measured.ts';

const scanner = '@mdn/mdn-http-observatory';
/**
 * npm fetches these packages for this bench alone (docs/decisions/014). It runs none of their install
 * scripts, because these scripts would download more.
 */
const packages = [`${scanner}@1.4.8`, 'axios@1.21.1'];
/** A domain outside the browsers' HSTS preload list, because a listed domain gets five points more. */
const host = 'www.helvardar.example';

interface Scanner {
  scan: (host: string) => Promise<{
    scan: { grade: string; score: number };
    tests: Record<string, { result: string; pass: boolean; scoreModifier: number }>;
  }>;
}
interface Client {
  defaults: { adapter: (config: { url?: string }) => Promise<object> };
}

/**
 * Fetches and imports the packages. `npm exec` installs them in a folder of its own and puts the `node_modules/.bin` of
 * this folder first in PATH, so PATH shows where the packages are.
 */
const fetchScanner = async () => {
  const options = packages.map((name) => `--package=${name}`);
  const printPath = 'process.stdout.write(process.env.PATH)';
  const { stdout } = await execa('npm', [
    'exec',
    '--yes',
    '--ignore-scripts',
    ...options,
    '--',
    'node',
    '-e',
    printPath,
  ]);
  const folder = dirname(stdout.split(delimiter)[0] ?? '');
  const { resolve } = createRequire(join(folder, 'any.js'));
  // Without this file, the scanner would download the HSTS preload list.
  writeFileSync(join(folder, scanner, 'conf/hsts-preload.json'), '{}');
  const load = (name: string) => import(pathToFileURL(resolve(name)).href);
  const { scan }: Scanner = await load(scanner);
  const { default: client }: { default: Client } = await load(join(folder, 'axios/index.js'));
  return { scan, client };
};

/** `npm run bench:security`: prints the grade of one page by Mozilla's HTTP Observatory. */
const bench = async (): Promise<number> => {
  const { scan, client } = await fetchScanner();
  await build('web');
  const folder = join(root, 'web/dist');
  const path = '/services/website-development';
  const rules = headersFor(folder, deployedServices('your-project')).filter(({ source }) =>
    ['**', path].includes(source),
  );
  // If several rules set a header, the page gets the last value.
  const sent = rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value]));
  const page = {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', ...Object.fromEntries(sent) },
    data: readFileSync(join(folder, `${path}.html`), 'utf8'),
  };
  const redirect = { status: 301, headers: { location: `https://${host}/` }, data: '' };
  client.defaults.adapter = async (config) => ({
    config,
    ...(config.url?.startsWith('http:') ? redirect : page),
  });
  const { scan: sum, tests } = await scan(host);
  console.table(tests, ['result', 'pass', 'scoreModifier']);
  recordShown('security', 'npm run bench:security', { grade: sum.grade, points: sum.score });
  return sum.grade === 'A+' ? 0 : 1;
};

await runCommand(bench);
