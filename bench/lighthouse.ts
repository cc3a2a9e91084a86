import lighthouse from 'lighthouse';
import { Problem } from '../emulators/problem.ts';
import { type Figure, kibibytes, milliseconds, seconds } from './figure.ts';

export interface Conditions {
  /** The slow network and processor are applied to the browser, not calculated from a fast run. */
  applied: boolean;
  /** How many times slower the processor is. */
  cpu: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/** The processor that the targets for times are meant for. */
const usualCpu = 4;
/** The most that a run may take, in milliseconds. */
const patience = 120_000;

const score = (value: number) => String(Math.round(value * 100));

type Name = (typeof categories)[number] | keyof typeof timings;

/** What is measured of a page and what it shall be: on a slower processor the score alone. */
export const figuresFor = (path: string, { applied, cpu }: Conditions): Record<Name, Figure> => {
  const usual = cpu <= usualCpu;
  const home = /^\/(?:en|de|fr)?$/.test(path);
  const most = (value: number) => usual && { target: { most: value } };
  return {
    performance: { title: 'Perf', format: score, target: { least: usual ? 0.99 : 0.97 } },
    accessibility: { title: 'A11y', format: score, target: { least: 1 } },
    'best-practices': { title: 'Best', format: score, target: { least: 1 } },
    seo: { title: 'SEO', format: score, target: { least: 1 } },
    fcp: { title: 'FCP', format: seconds, ...most(900) },
    lcp: { title: 'LCP', format: seconds, ...most(home && applied ? 1_200 : 1_500) },
    tbt: { title: 'TBT', format: milliseconds, ...most(50) },
    cls: { title: 'CLS', format: (value) => value.toFixed(3), ...most(0) },
    bytes: { title: 'Bytes', format: kibibytes, target: { most: 180 * 1_024 } },
  };
};

export interface Run {
  figures: Record<Name, number>;
  /** The audits that cost points, by their ids. */
  faults: string[];
  /** How fast the machine was at that moment, as Lighthouse measures it. */
  machine: number;
}

/** How often a visit is repeated that Lighthouse could not record: now and then it misses the start of one. */
const repetitions = 3;

const visit = async (address: string, port: number, { applied, cpu }: Conditions) => {
  const config = {
    extends: 'lighthouse:default',
    settings: {
      onlyCategories: [...categories],
      throttlingMethod: applied ? ('devtools' as const) : ('simulate' as const),
      throttling: { cpuSlowdownMultiplier: cpu },
    },
  };
  return Promise.race([
    lighthouse(address, { port, logLevel: 'error' }, config),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Problem(`Lighthouse took too long for ${address}.`)), patience).unref();
    }),
  ]);
};

/** One visit of a phone's browser to an address. */
export const measure = async (
  address: string,
  port: number,
  conditions: Conditions,
  left = repetitions,
): Promise<Run> => {
  const result = await visit(address, port, conditions);
  if (!result || result.lhr.runtimeError) {
    if (left > 1) return measure(address, port, conditions, left - 1);
    throw new Problem(`Lighthouse could not measure ${address}: ${result?.lhr.runtimeError?.message}`);
  }
  const { lhr } = result;
  const scores = categories.map((name) => [name, lhr.categories[name]?.score ?? 0]);
  const times = Object.entries(timings).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue]);
  const faults = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    figures: Object.fromEntries([...scores, ...times]),
    faults,
    machine: lhr.environment.benchmarkIndex,
  };
};
