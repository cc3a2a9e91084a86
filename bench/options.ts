import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Problem } from '../emulators/problem.ts';

const parse = <Flags extends ParseArgsOptionsConfig>(parameters: string[], options: Flags, help: string) => {
  try {
    return parseArgs({ args: parameters, options, strict: true, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${help}`);
  }
};

const pagesHelp = `npm run bench:pages [-- <options> <addresses>] measures pages with Lighthouse, all of them unless some are named.

  --runs <number>  how often each page is measured (5); the table shows the medians
  --applied        the slow network and processor are applied, not calculated from a fast run
  --cpu <number>   how many times slower the processor is (4)
  --still          the visitor asks for reduced motion: the carousel does not turn while Lighthouse watches
  --late-font      the font comes more than a second late: what shifts when it takes its fallback's place

An address is written without its first slash, for example de/about; the home page is home.`;

/** A whole number of at least one. */
const count = (text: string, name: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new Problem(`--${name} takes a whole number, came ${text}.`);
  return Number(text);
};

export interface PagesOptions {
  runs: number;
  applied: boolean;
  cpu: number;
  /** The visitor asks for reduced motion. */
  still: boolean;
  /** The font comes behind the first paint on every machine. */
  lateFont: boolean;
  /** Paths; empty for all pages. */
  paths: string[];
}

/** The shell of Windows turns `/de` into a path on its disk, so an address may come without its slash. */
const pathOf = (address: string) => (address === 'home' ? '/' : `/${address.replace(/^\//, '')}`);

export const pagesOptions = (parameters: string[]): PagesOptions => {
  const { values, positionals } = parse(
    parameters,
    {
      runs: { type: 'string', default: '5' },
      applied: { type: 'boolean', default: false },
      cpu: { type: 'string', default: '4' },
      still: { type: 'boolean', default: false },
      'late-font': { type: 'boolean', default: false },
    },
    pagesHelp,
  );
  return {
    runs: count(values.runs, 'runs'),
    applied: values.applied,
    cpu: count(values.cpu, 'cpu'),
    still: values.still,
    lateFont: values['late-font'],
    paths: positionals.map(pathOf),
  };
};

export const interactionOptions = (parameters: string[]) => {
  const { values } = parse(
    parameters,
    { runs: { type: 'string', default: '5' } },
    `npm run bench:interaction [-- --runs <number>] measures what follows the first view; the table shows medians (of 5).`,
  );
  return { runs: count(values.runs, 'runs') };
};

export const faultsOptions = (parameters: string[]) => {
  const { values } = parse(
    parameters,
    {
      requests: { type: 'string', default: '1000' },
      seed: { type: 'string', default: String(1 + (Date.now() % 1_000_000)) },
    },
    `npm run bench:faults [-- <options>] sends requests through the emulator suite while everything fails at random.

  --requests <number>  how many (1000)
  --seed <number>      what happens to which request; without one, a new one is drawn and printed`,
  );
  return { requests: count(values.requests, 'requests'), seed: count(values.seed, 'seed') };
};
