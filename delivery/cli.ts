import { spawn } from 'node:child_process';
import { firebase, root } from '../emulators/paths.ts';

/** What the Firebase CLI says with `--json`. */
export type Answer = { status: 'success'; result?: unknown } | { status: 'error'; error: string };

/** A command of the project's own Firebase CLI, or of the machine's Google Cloud CLI. */
export interface Command {
  program: 'firebase' | 'gcloud';
  parameters: readonly string[];
}

interface Run {
  code: number;
  output: string;
}

/** Runs it in the terminal, or catches its output and shows only what it complains about. A program that is missing ends with 127. */
export const run = ({ program, parameters }: Command, show: 'all' | 'complaints' | 'nothing'): Promise<Run> =>
  new Promise((resolve, reject) => {
    const [file, ...first] = program === 'firebase' ? [process.execPath, firebase] : [program];
    const child = spawn(file, [...first, ...parameters], {
      cwd: root,
      stdio: show === 'all' ? 'inherit' : ['ignore', 'pipe', show === 'complaints' ? 'inherit' : 'ignore'],
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
    });
    const end = () => child.kill();
    process.once('exit', end);
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve({ code: 127, output }) : reject(error),
    );
    child.on('close', (code) => {
      process.off('exit', end);
      resolve({ code: code ?? 1, output });
    });
  });

/** A command as it can be typed. */
export const typed = ({ program, parameters }: Command): string =>
  [program === 'firebase' ? 'npx firebase' : program, ...parameters.map(quoted)].join(' ');

const quoted = (parameter: string): string =>
  /[^\w@%+=:,./-]/.test(parameter) ? `'${parameter}'` : parameter;

/** The answer in an output of the CLI, which may begin with other lines; undefined when there is none. */
export const answerIn = (output: string): Answer | undefined => {
  try {
    return JSON.parse(output.slice(output.search(/^\{/m))) as Answer;
  } catch {
    return undefined;
  }
};

/** Asks the Firebase CLI, which may ask Google. */
export const ask = async (...parameters: string[]): Promise<Answer> => {
  const { output } = await run(
    { program: 'firebase', parameters: [...parameters, '--json', '--non-interactive'] },
    'nothing',
  );
  return answerIn(output) ?? { status: 'error', error: 'No answer.' };
};
