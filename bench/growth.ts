import { loadavg } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../emulators/command.ts';
import { type PageSize, readPages, sizeOf } from '../web/build/sizePages.ts';
import { openScale } from '../web/build/sizeScale.ts';
import { type Figure, isMissed, kilobytes, milliseconds, seconds, shown, targetOf } from './figure.ts';
import { type Growth, grow } from './grownSite.ts';
import { buildIn, copySources, withFolder } from './sourceCopy.ts';
import { table } from './table.ts';

/** The first is what the others are compared with. */
const sites = [
  { pages: 20, languages: 3 },
  { pages: 200, languages: 3 },
  { pages: 20, languages: 12 },
] as const satisfies Growth[];

/** The page whose first view is weighed; it is the same in every site. */
const weighed = '/about';

interface Result extends PageSize {
  growth: Growth;
  addresses: number;
  time: number;
}

const buildGrown = (growth: Growth): Promise<Result> =>
  withFolder(async (folder) => {
    copySources(folder);
    grow(folder, growth);
    const time = await buildIn(folder);
    const dist = join(folder, 'web/dist');
    const pages = await readPages(dist);
    const page = pages.find(({ path }) => path === weighed);
    if (!page) throw new Error(`Expected ${weighed} in the built site, found none`);
    const scale = await openScale(join(folder, 'sizes.json'));
    return { growth, addresses: pages.length, time, ...(await sizeOf(dist, page, scale.exactly)) };
  });

const ratio = (value: number) => value.toFixed(3);
/** What a site may cost more than the smallest one, as a factor. */
const flatTime: Figure = { title: 'time', format: ratio, target: { most: 1.25 } };
const flatBytes: Figure = { title: 'bytes', format: ratio, target: { most: 1.01 } };

/** `npm run bench:growth`: what more pages and more languages cost the build, and a visitor. */
const bench = async (): Promise<number> => {
  console.log(
    `Building ${sites.length} sites one after the other; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  const results: Result[] = [];
  for (const site of sites) {
    results.push(await buildGrown(site));
    console.log(`${site.pages} pages more, ${site.languages} languages: built`);
  }
  const [smallest] = results;
  if (!smallest) throw new Error('Expected sites to build, found none');
  const perAddress = ({ time, addresses }: Result) => time / addresses;
  const comparisons = results.slice(1).flatMap((result) => [
    { figure: flatTime, value: perAddress(result) / perAddress(smallest) },
    { figure: flatBytes, value: result.everything / smallest.everything },
  ]);
  console.log(
    `\n${table(
      ['Generated', 'different pages', 'build', 'a page', `${weighed}: scripts`, 'document', 'everything'],
      results.map((result) => [
        `${result.growth.pages} pages, ${result.growth.languages} languages`,
        String(result.addresses),
        seconds(result.time),
        milliseconds(perAddress(result)),
        kilobytes(result.scripts),
        kilobytes(result.html),
        kilobytes(result.everything),
      ]),
    )}`,
  );
  console.log(
    `\n${table(
      [`Against ${sites[0].pages} pages, ${sites[0].languages} languages`, 'time a page', 'bytes of a page'],
      [
        ['target', targetOf(flatTime), targetOf(flatBytes)],
        ...results
          .slice(1)
          .map(({ growth }, index) => [
            `${growth.pages} pages, ${growth.languages} languages`,
            ...comparisons.slice(index * 2, index * 2 + 2).map(({ figure, value }) => shown(figure, value)),
          ]),
      ],
    )}`,
  );
  console.log(`\nLoad ${loadavg()[0]?.toFixed(1)}`);
  return comparisons.some(({ figure, value }) => isMissed(figure, value)) ? 1 : 0;
};

await runCommand(bench, { codeWhenInterrupted: 130 });
