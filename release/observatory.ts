import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scan } from '@mdn/mdn-http-observatory';
import axios from 'axios';
import { Problem, runCommand } from '../emulators/command.ts';
import { root } from '../emulators/configuration.ts';
import { deployedServices, headersFor } from '../web/build/headers.ts';

/** The browsers' list of domains without HTTP is a download of the scanner. In it is `app`, and so every project's address. */
const preloadList = fileURLToPath(import.meta.resolve('@mdn/mdn-http-observatory/conf/hsts-preload.json'));
writeFileSync(preloadList, JSON.stringify({ app: { mode: 'force-https', includeSubDomains: true } }));

/**
 * How Mozilla's HTTP Observatory grades a page with its headers, as if served by HTTPS with a redirect to it: the scanner's
 * requests are answered here. A domain that browsers do not preload is given five points less.
 */
export const securityGrade = async (host: string, data: string, headers: Record<string, string>) => {
  const page = { status: 200, statusText: '', headers, data };
  const redirect = { ...page, status: 301, headers: { location: `https://${host}/` } };
  axios.defaults.adapter = async (config) =>
    Object.assign({ config }, config.url?.startsWith('http:') ? redirect : page);
  const { scan: sum, tests } = await scan(host);
  const findings = Object.entries(tests).map(([test, { result, pass, scoreModifier: points }]) => {
    return { test, result, pass, points };
  });
  return { grade: sum.grade, score: sum.score, findings };
};

/** `npm run observatory`: how the built pages are graded with the headers of a deployment. */
const observatory = async (): Promise<number> => {
  const folder = join(root, 'web/dist');
  if (!existsSync(folder)) throw new Problem('There are no built pages: run `npm run build`.');
  const rules = headersFor(folder, deployedServices('your-project')).filter(({ source }) => source === '**');
  const sent = rules.flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  const headers = { 'content-type': 'text/html; charset=utf-8', ...Object.fromEntries(sent) };
  const gradeAt = (host: string, file: string) =>
    securityGrade(host, readFileSync(join(folder, file), 'utf8'), headers);
  for (const file of globSync('**/*.html', { cwd: folder }).toSorted()) {
    const { grade, score, findings } = await gradeAt('your-project.web.app', file);
    console.log(grade, score, file);
    if (file === 'index.html' || findings.some(({ pass }) => !pass)) console.table(findings);
  }
  const own = await gradeAt('your-domain.ch', 'index.html');
  console.log(
    `${own.grade} ${own.score} on an own domain that browsers do not preload (docs/set-up.md, step 10).`,
  );
  return 0;
};

if (import.meta.main) await runCommand(observatory);
