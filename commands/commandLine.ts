import { execa, type Options } from 'execa';
import { root } from './folders.ts';

/** A program, installed with the project or on the machine, and its parameters. */
export type CommandLine = readonly [program: string, ...parameters: string[]];

/** Runs a program in the repository. A failure, or a missing program, resolves with `failed`. */
export const run = <Chosen extends Options>([program, ...parameters]: CommandLine, options: Chosen) =>
  execa(program, parameters, { cwd: root, preferLocal: true, localDir: root, reject: false, ...options });

/** The output of a program; empty when it fails. */
export const outputOf = async (command: CommandLine): Promise<string> => {
  const { failed, stdout } = await run(command, { stderr: 'ignore' });
  return failed ? '' : stdout;
};

/** The command line as text that can be copied into a shell. */
export const typed = ([program, ...parameters]: CommandLine): string => {
  const quoted = parameters.map((parameter) => (/[" ]/.test(parameter) ? `'${parameter}'` : parameter));
  return [...(program === 'firebase' ? ['npx'] : []), program, ...quoted].join(' ');
};
