import { type Finding, stop, unknown } from '../finding.ts';
import type { Settings } from '../settings.ts';

/** A function whose secret has no value is refused by the deployment, after other functions were replaced. */
export const secrets = ({ secrets: states }: Pick<Settings, 'secrets'>): Finding[] => {
  if (Object.values(states).includes('unbilled'))
    return [stop('the project has no billing, which functions and secrets need: docs/deploy.md, step 2.')];
  return Object.entries(states).flatMap(([name, state]) => {
    if (state === 'missing')
      return [stop(`${name} has no value: run \`npx firebase functions:secrets:set ${name}\`.`)];
    return state === 'unknown' ? [unknown(`whether ${name} has a value could not be asked.`)] : [];
  });
};
