import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Problem } from '../emulators/problem.ts';

const parse = <Flags extends ParseArgsOptionsConfig>(parameters: string[], options: Flags, help: string) => {
  try {
    return parseArgs({ args: parameters, options, strict: true }).values;
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${help}`);
  }
};

const common = {
  project: { type: 'string', short: 'P' },
  'dry-run': { type: 'boolean', default: false },
} as const;

export const deployOptions = (parameters: string[]) =>
  parse(
    parameters,
    { ...common, trial: { type: 'boolean', default: false } },
    `npm run deploy [-- <options>] checks, builds and deploys everything.

  --project <id>  the Firebase project or an alias of .firebaserc; else GOOGLE_CLOUD_PROJECT, else the alias production
  --dry-run       prints the check list and the commands, and deploys nothing
  --trial         deploys although company facts and functions/.env are invented, and keeps search engines out`,
  );

export const smokeOptions = (parameters: string[]) =>
  parse(
    parameters,
    { project: common.project, origin: { type: 'string' }, trial: { type: 'boolean', default: false } },
    `npm run smoke [-- <options>] asks a deployed site for what breaks unseen.

  --project <id>    the Firebase project or an alias of .firebaserc; else GOOGLE_CLOUD_PROJECT, else the alias production
  --origin <origin> where the site answers; else https://<project>.web.app
  --trial           the site must keep search engines out`,
  );

export const previewOptions = (parameters: string[]) =>
  parse(
    parameters,
    { ...common, channel: { type: 'string' } },
    `npm run preview [-- <options>] builds the site and shows it for seven days on an address of its own.

  --project <id>    the Firebase project or an alias of .firebaserc; else GOOGLE_CLOUD_PROJECT, else the alias preview
  --channel <name>  the name of the preview; else the name of the branch
  --dry-run         prints the check list and the command, and deploys nothing`,
  );
