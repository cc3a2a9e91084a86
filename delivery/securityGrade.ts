import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hsts } from '@mdn/mdn-http-observatory/src/analyzer/hsts.js';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';

/** The scanner looks for its copy of the browsers' list, which is a download, before it asks the list. */
const preloadList = fileURLToPath(import.meta.resolve('@mdn/mdn-http-observatory/conf/hsts-preload.json'));

export interface SecurityGrade {
  score: number;
  grade: string;
  /** What each of the scanner's tests found, and the points that it gave or took. */
  findings: { test: string; result: string; points: number; pass: boolean }[];
}

/** Of the domains that browsers ask by HTTPS alone, the one under which every project has an address. */
export const preloadedForAll = ['app'];

/**
 * How Mozilla's HTTP Observatory grades a page with its headers, as if served by HTTPS with a redirect to it. A domain
 * that browsers do not yet know as `preloaded` is given five points less.
 */
export const securityGrade = (
  address: URL,
  page: string,
  headers: Record<string, string>,
  preloaded: readonly string[] = preloadedForAll,
): SecurityGrade => {
  if (!existsSync(preloadList)) writeFileSync(preloadList, '{}');
  hsts().clear();
  for (const domain of preloaded) hsts().set(domain, { mode: 'force-https', includeSubDomains: true });
  const response = { status: 200, headers, data: page, verified: true, httpEquiv: new Map() };
  const unsafe = new URL(address);
  unsafe.protocol = 'http:';
  const requests = Object.assign(new Requests(address.hostname), {
    session: { url: address },
    resources: { path: page },
    responses: {
      auto: response,
      https: response,
      http: response,
      cors: response,
      httpRedirects: [
        { url: unsafe, status: 301 },
        { url: address, status: 200 },
      ],
      httpsRedirects: [],
    },
  });
  const findings = ALL_TESTS.map((test) => {
    const output = test(requests);
    const { result, pass } = output;
    return { test: output.constructor.name, result, pass, points: getScoreModifier(result) };
  });
  const sum = (points: number[]) => points.reduce((total, more) => total + more, 100);
  const losses = sum(findings.map(({ points }) => Math.min(0, points)));
  const all = sum(findings.map(({ points }) => points));
  return { ...getGradeForScore(losses >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : losses), findings };
};
