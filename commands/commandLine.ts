import { execa, type Options } from 'execa';
import { root } from './folders.ts';

/** A program in node_modules/.bin or on the PATH, and its parameters. */
export type CommandLine = readonly [program: string, ...parameters: string[]];

/** Runs a program in the root folder. If it fails or does not exist, the promise still resolves, with `failed` set. */
export const run = <Chosen extends Options>([program, ...parameters]: CommandLine, options: Chosen) =>
  execa(program, parameters, { cwd: root, preferLocal: true, localDir: root, reject: false, ...options });

/** The output of a program; empty when it fails. */
export const outputOf = async (command: CommandLine): Promise<string> => {
  const { failed, stdout } = await run(command, { stderr: 'ignore' });
  return failed ? '' : stdout;
};

/** The command line for copying into a shell. */
export const typed = ([program, ...parameters]: CommandLine): string => {
  const quoted = parameters.map((parameter) => (/[" ]/.test(parameter) ? `'${parameter}'` : parameter));
  return [...(program === 'firebase' ? ['npx'] : []), program, ...quoted].join(' ');
};
