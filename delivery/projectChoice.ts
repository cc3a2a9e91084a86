import type { Values } from './settings.ts';

/** The project's id: the named one, GOOGLE_CLOUD_PROJECT, the alias `production`; each of them may be an alias. */
export const projectChoice = (
  named: string | undefined,
  environment: Values,
  aliases: Values,
): string | undefined => {
  const choice = named || environment['GOOGLE_CLOUD_PROJECT'] || aliases['production'];
  return choice && (aliases[choice] ?? choice);
};
