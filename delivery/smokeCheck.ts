import type { Results } from './checkList.ts';
import { type Finding, stop, warning } from './finding.ts';

export interface Deployed {
  /** Where the site answers, without a final slash. */
  origin: string;
  project: string;
  /** Whether search engines are kept out. */
  trial: boolean;
}

type Check = (deployed: Deployed) => Promise<Finding[]>;

const ask = (origin: string, path: string, init: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init });
const header = (response: Response, name: string) => response.headers.get(name) ?? '';
const unless = (right: boolean, sentence: string): Finding[] => (right ? [] : [stop(sentence)]);

const pages: Check = async ({ origin, project, trial }) => {
  const response = await ask(origin, '/');
  if (response.status !== 200) return [stop(`${origin}/ answers ${response.status} instead of 200.`)];
  const caching = header(response, 'cache-control');
  return [
    ...unless(
      /max-age=0\b/.test(caching) && Number(/s-maxage=(\d+)/.exec(caching)?.[1] ?? 0) <= 600,
      `pages may be kept for too long (${caching}): visitors would go on with the former ones.`,
    ),
    ...unless(
      header(response, 'content-security-policy').includes(`projects/${project}/`),
      `the content security policy does not admit ${project}: the form can store nothing.`,
    ),
    ...unless(
      header(response, 'strict-transport-security').includes('preload'),
      'Strict-Transport-Security is missing.',
    ),
    ...unless(
      header(response, 'x-robots-tag').includes('noindex') === trial,
      trial ? 'search engines may list this trial.' : 'X-Robots-Tag keeps search engines out.',
    ),
  ];
};

const assets: Check = async ({ origin }) => {
  const [asset] = /\/assets\/[\w.-]+\.js/.exec(await (await ask(origin, '/')).text()) ?? [];
  if (!asset) return [stop('the home page names no script.')];
  const response = await ask(origin, asset);
  return unless(
    response.status === 200 && header(response, 'cache-control').includes('immutable'),
    `${asset} answers ${response.status} (${header(response, 'cache-control')}) instead of 200 and immutable.`,
  );
};

const previewPictures: Check = async ({ origin }) => {
  const response = await ask(origin, '/previews/en/home.png');
  return unless(
    response.status === 200 && header(response, 'cross-origin-resource-policy') === 'cross-origin',
    'other sites cannot show the picture /previews/en/home.png with their links.',
  );
};

const missing: Check = async ({ origin }) => {
  const page = await ask(origin, '/de/nothing');
  const file = await ask(origin, '/assets/nothing.js');
  return [
    ...unless(page.status === 404, `an unknown address answers ${page.status} instead of 404.`),
    ...unless(file.status === 404, `an unknown file answers ${file.status} instead of 404.`),
    ...(header(file, 'cache-control').includes('immutable')
      ? [
          warning(
            'browsers keep the 404 of a missing file for a year: after a rollback, visitors who met one lack the file.',
          ),
        ]
      : []),
  ];
};

const webApp: Check = async ({ origin, project }) => {
  const settings = await (await ask(origin, '/__/firebase/init.json')).text();
  return unless(
    settings.includes(`"${project}"`),
    'Hosting does not tell the pages their project, so the form cannot store: link the web app to the Hosting site (docs/deploy.md, step 4).',
  );
};

const form: Check = async ({ origin }) => {
  const response = await ask(origin, '/api/consultation', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"data":{}}',
  });
  const answer = await response.text();
  return unless(
    /INVALID_ARGUMENT|UNAUTHENTICATED/.test(answer),
    `the function behind /api/consultation answers ${response.status} instead of refusing an empty request.`,
  );
};

const checks = {
  Pages: pages,
  Assets: assets,
  'Preview pictures': previewPictures,
  'Missing files': missing,
  'Web app': webApp,
  Form: form,
} satisfies Record<string, Check>;

/** Asks a deployed site for what breaks unseen; an answer that does not come is a finding too. */
export const smokeCheck = (deployed: Deployed): Promise<Results> =>
  Promise.all(
    Object.entries(checks).map(async ([title, check]) => ({
      title,
      findings: await check(deployed).catch((error: Error) => [
        stop(`${deployed.origin} does not answer: ${error.message}.`),
      ]),
    })),
  );
