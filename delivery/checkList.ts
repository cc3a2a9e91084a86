import { company } from '../shared/company.ts';
import { companyFacts } from './checks/companyFacts.ts';
import { credentials } from './checks/credentials.ts';
import { functionsValues } from './checks/functionsValues.ts';
import { mailDelivery } from './checks/mailDelivery.ts';
import { previewProject } from './checks/previewProject.ts';
import { project } from './checks/project.ts';
import { secrets } from './checks/secrets.ts';
import { siteOrigin } from './checks/siteOrigin.ts';
import { webApp } from './checks/webApp.ts';
import { workTree } from './checks/workTree.ts';
import { type Finding, linesOf } from './finding.ts';
import { logExclusion } from './logExclusion.ts';
import type { Settings } from './settings.ts';

type Checks = Readonly<Record<string, (settings: Settings) => Finding[]>>;

/** What a preview needs: it shows the site, on an address of its own. */
export const previewChecks: Checks = {
  Credentials: credentials,
  Project: project,
  'Project of previews': previewProject,
  'Work tree': workTree,
};

/** What the live site needs. */
export const deployChecks: Checks = {
  Credentials: credentials,
  Project: project,
  'Site address': siteOrigin,
  'Company facts': companyFacts(company),
  'Functions settings': functionsValues,
  'E-mail delivery': mailDelivery,
  'E-mails in logs': logExclusion,
  'Billing and secrets': secrets,
  'Web app': webApp,
  'Work tree': workTree,
};

export type Results = readonly { title: string; findings: Finding[] }[];

/** What each of the checks finds. */
export const resultsOf = (checks: Checks, settings: Settings): Results =>
  Object.entries(checks).map(([title, check]) => ({ title, findings: check(settings) }));

/** Tells of each check; whether none of them stops. */
export const passes = (results: Results): boolean => {
  for (const { title, findings } of results) console.log(linesOf(title, findings).join('\n'));
  return results.every(({ findings }) => findings.every(({ level }) => level !== 'stop'));
};
