import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../emulators/command.ts';
import { root } from '../emulators/paths.ts';
import { Problem } from '../emulators/problem.ts';
import { deployedServices, headersFor } from '../web/build/headers.ts';
import { type SecurityGrade, securityGrade } from './securityGrade.ts';

const project = 'your-project';
const folder = join(root, 'web/dist');

/** `npm run observatory`: how Mozilla's HTTP Observatory grades the built pages with the headers of a deployment. */
const observatory = async (): Promise<number> => {
  const files = globSync('**/*.html', { cwd: folder }).toSorted();
  if (files.length === 0) throw new Problem('There are no built pages: run `npm run build`.');
  const rules = headersFor(folder, deployedServices(project)).filter(({ source }) => source === '**');
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    ...Object.fromEntries(rules.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value]))),
  };

  let last: SecurityGrade | undefined;
  let own: SecurityGrade | undefined;
  for (const file of files) {
    const page = readFileSync(join(folder, file), 'utf8');
    last = securityGrade(new URL(file, `https://${project}.web.app`), page, headers);
    own = securityGrade(new URL(file, 'https://your-domain.ch'), page, headers);
    const lost = last.findings.filter(({ pass }) => !pass).map(({ test, result }) => `${test}: ${result}`);
    console.log([last.grade, last.score, file, ...lost].join('  '));
  }
  console.table(last?.findings);
  console.log(
    `The grades above are those of ${project}.web.app, as browsers ask all of .app by HTTPS. A domain of its own has ${own?.grade} ${own?.score} until it is in the browsers' list too (docs/deploy.md, step 10).`,
  );
  return 0;
};

await runCommand(observatory, { codeWhenInterrupted: 130 });
