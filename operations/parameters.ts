import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Problem } from '../emulators/problem.ts';

/** The options by which every command of an operator is told where to look. */
const placeOptions = { project: { type: 'string' }, suite: { type: 'string' } } as const;

export const placeHelp = `  --project <id>  a real project, with Google's default credentials
  --suite <name>  local (npm start, the default) or test`;

/** What a command was told; an option that it does not know gets its help. */
export const readParameters = <Options extends ParseArgsOptionsConfig>(
  parameters: string[],
  options: Options,
  help: string,
) => {
  try {
    return parseArgs({ args: parameters, options: { ...placeOptions, ...options }, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${help}`);
  }
};
