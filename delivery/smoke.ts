import { runCommand } from '../emulators/command.ts';
import { Problem } from '../emulators/problem.ts';
import { passes } from './checkList.ts';
import { smokeOptions } from './options.ts';
import { projectChoice } from './projectChoice.ts';
import { aliases } from './readSettings.ts';
import { smokeCheck } from './smokeCheck.ts';

/** `npm run smoke`: asks a deployed site for what breaks unseen; `npm run deploy` does so at the project's own address. */
const smoke = async (parameters: string[]): Promise<number> => {
  const { project: named, origin, trial } = smokeOptions(parameters);
  const project = projectChoice('production', named, process.env, aliases());
  if (!project) throw new Problem('No project is chosen: name it by `--project <id>`.');
  return passes(await smokeCheck({ origin: origin ?? `https://${project}.web.app`, project, trial })) ? 0 : 1;
};

await runCommand(() => smoke(process.argv.slice(2)), { codeWhenInterrupted: 130 });
