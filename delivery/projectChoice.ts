import type { Values } from './settings.ts';

/** The alias of `.firebaserc` that is meant when no project is named. */
export type Alias = 'production' | 'preview';

/** The project's id: the named one, GOOGLE_CLOUD_PROJECT, the alias; each of them may be an alias. */
export const projectChoice = (
  alias: Alias,
  named: string | undefined,
  environment: Values,
  aliases: Values,
): string | undefined => {
  const choice = named || environment['GOOGLE_CLOUD_PROJECT'] || aliases[alias];
  return choice && (aliases[choice] ?? choice);
};
