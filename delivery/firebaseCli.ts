import { spawn } from 'node:child_process';
import { firebase, root } from '../emulators/paths.ts';

/** What the Firebase CLI says with `--json`. */
export type Answer = { status: 'success'; result?: unknown } | { status: 'error'; error: string };

interface Run {
  code: number;
  output: string;
}

/** Runs the Firebase CLI in the terminal, or catches its output and shows only what it complains about. */
export const firebaseCli = (
  parameters: readonly string[],
  show: 'all' | 'complaints' | 'nothing',
): Promise<Run> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [firebase, ...parameters], {
      cwd: root,
      stdio: show === 'all' ? 'inherit' : ['ignore', 'pipe', show === 'complaints' ? 'inherit' : 'ignore'],
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
    });
    const end = () => child.kill();
    process.once('exit', end);
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      resolve({ code: code ?? 1, output });
    });
  });

/** The answer in an output of the CLI, which may begin with other lines; undefined when there is none. */
export const answerIn = (output: string): Answer | undefined => {
  try {
    return JSON.parse(output.slice(output.search(/^\{/m))) as Answer;
  } catch {
    return undefined;
  }
};

/** Asks the CLI, which may ask Google. */
export const ask = async (...parameters: string[]): Promise<Answer> => {
  const { output } = await firebaseCli([...parameters, '--json', '--non-interactive'], 'nothing');
  return answerIn(output) ?? { status: 'error', error: 'No answer.' };
};
