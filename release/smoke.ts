import { Command } from 'commander';
import { Problem, runCommand } from '../commands/command.ts';
import { answeredPath } from '../shared/answeredPage.ts';
import { type Finding, reportFindings } from './findings.ts';
import { projectOption } from './firebase.ts';
import { functionsValuesOf, type Values } from './functionsValues.ts';
import { liveChecks } from './liveChecks.ts';
import { projectChecks } from './projectChecks.ts';
import { readProjectState } from './projectState.ts';
import { projectChoice } from './settings.ts';

/** `trial`: search engines must be kept out. */
type Site = { origin: string; project: string; trial: boolean };

type Expectation = [name: string, path: string, part: string, like: RegExp, otherwise: string, sign?: '!'];

const shortly = /max-age=0\b.*s-maxage=([1-5]?\d?\d|600)\b/;
const picture = '/previews/en/home.png';
const init = '/__/firebase/init.json';
const refusal = /INVALID_ARGUMENT|UNAUTHENTICATED/;

/**
 * `part` of the response for `path` (a header, `status` or `text`) must match `like`. If it does not, the finding has
 * the sentence `otherwise` and the sign `sign`, by default ✘.
 */
const expectations = ({ project, trial }: Site, script: string): Expectation[] => [
  ['Pages', '/', 'status', /200/, 'the home page does not answer'],
  ['Pages', '/', 'cache-control', shortly, 'visitors would go on with the former pages'],
  ['Pages', '/', 'content-security-policy', RegExp(`projects/${project}/`), 'the form can store nothing'],
  ['Pages', '/', 'strict-transport-security', /max-age=\d{7}/, 'browsers may ask without HTTPS'],
  ['Pages', '/', 'strict-transport-security', /preload/, 'no browser lists the domain', '!'],
  trial
    ? ['Pages', '/', 'x-robots-tag', /noindex/, 'search engines may list this trial']
    : ['Pages', '/', 'x-robots-tag', /^(?!.*noindex)/, 'search engines are kept out'],
  ['Assets', script, 'status', /200/, 'the script of the home page is missing'],
  ['Assets', script, 'cache-control', /immutable/, 'a file with its hash in its name is asked for again'],
  ['Preview pictures', picture, 'status', /200/, 'links to the home page have no picture'],
  ['Preview pictures', picture, 'cross-origin-resource-policy', /^cross-origin/, 'only for this site'],
  ['Missing files', '/de/nothing', 'status', /404/, 'an unknown address has a page'],
  ['Missing files', '/assets/nothing.js', 'status', /404/, 'an unknown file is there'],
  ['Missing files', '/assets/nothing.js', 'cache-control', /^(?!.*immutable)/, 'kept for a year', '!'],
  ['Web app', init, 'text', RegExp(`"${project}"`), 'do step 4 of docs/set-up.md again'],
  ['Answers', answeredPath, 'status', /403/, 'the function does not refuse a link without a signature'],
  ['Answers', answeredPath, 'content-security-policy', /form-action 'self'/, 'nobody can mark a request'],
  ['Form', '/api/consultation', 'text', refusal, 'the function does not refuse an empty request'],
  ['Form', compressed, 'status', /415/, 'the function inflates a body before it looks at it'],
];

/** A request to this path has a `Content-Encoding`. */
const compressed = '/api/consultation?compressed';

const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":{}}' };

/** Checks a deployed site for faults that its pages do not show. A missing answer is a finding too. */
export const smokeCheck = async (site: Site): Promise<Finding[]> => {
  const ask = async (path: string): Promise<Record<string, string>> => {
    const limits = { redirect: 'manual', signal: AbortSignal.timeout(30_000) } as const;
    try {
      const answer = await fetch(new URL(path, site.origin), {
        ...(path.startsWith('/api/') && post),
        ...(path === compressed && { headers: { ...post.headers, 'content-encoding': 'gzip' } }),
        ...limits,
      });
      return { ...Object.fromEntries(answer.headers), status: `${answer.status}`, text: await answer.text() };
    } catch (error) {
      return { status: `no answer (${(error as Error).message})` };
    }
  };
  const home = await ask('/');
  const [script] = /\/assets\/[\w.-]+\.js/.exec(home['text'] ?? '') ?? [];
  if (!script) return [['Pages', '✘', `${site.origin} shows no page of this site: ${home['status']}.`]];
  const answers = new Map([['/', home]]);
  const findings: Finding[] = [];
  for (const [name, path, part, like, otherwise, sign = '✘'] of expectations(site, script)) {
    const answer = answers.get(path) ?? (await ask(path));
    answers.set(path, answer);
    const { [part]: came = '–', status } = answer;
    const sentence = `${otherwise}. ${path} has status ${status}, ${part} ${came.slice(0, 100)}`;
    findings.push([name, sign, !like.test(came) && sentence]);
  }
  return findings;
};

/** Checks the deployed site, what only Google's engines show, and the project. Returns false if something is wrong. */
export const checkLive = async (site: Site, values: Values): Promise<boolean> => {
  const [shown, live, state] = await Promise.all([
    smokeCheck(site),
    liveChecks(site.project),
    readProjectState(site.project),
  ]);
  return reportFindings([...shown, ...live, ...projectChecks(site.project, values, state)]);
};

const smoke = async (): Promise<number> => {
  const options = new Command('npm run smoke --')
    .description('Checks a deployed site and its project for faults that nobody notices.')
    .option(...projectOption)
    .option('--origin <origin>', 'where the site answers; else https://<project>.web.app')
    .option('--trial', 'the site must keep search engines out', false)
    .parse()
    .opts<{ project?: string; origin?: string; trial: boolean }>();
  const project = projectChoice('production', options.project);
  if (!project) throw new Problem('No project is chosen: add `--project <id>`.');
  const { origin = `https://${project}.web.app`, trial } = options;
  return (await checkLive({ origin, project, trial }, functionsValuesOf(project))) ? 0 : 1;
};

if (import.meta.main) await runCommand(smoke);
