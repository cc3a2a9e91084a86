import type { Count } from './vitestReport.ts';

export interface Outcome extends Count {
  /** What was written on the way: shown in full when something failed. */
  output: string;
}

/** Tells of stages as they end, and of all of them at the end. */
export class Summary {
  readonly #lines: string[] = [];
  readonly #total: Count = { passed: 0, failed: 0 };

  /** Times the work; an error counts as one failure. */
  async stage(name: string, work: () => Promise<Outcome>): Promise<boolean> {
    const since = performance.now();
    const { passed, failed, output } = await work().catch((error: Error) => ({
      passed: 0,
      failed: 1,
      output: error.message,
    }));
    const seconds = ((performance.now() - since) / 1000).toFixed(1).padStart(6);
    const count = passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : '';
    const line = `${failed === 0 ? '✔' : '✘'} ${name.padEnd(11)}${seconds} s${count}`;
    console.log(failed === 0 ? line : `\n${output}\n\n${line}`);
    this.#lines.push(line);
    this.#total.passed += passed;
    this.#total.failed += failed;
    return failed === 0;
  }

  /** The exit code, after the last lines: the stages once more when a failure stands between them, and the total. */
  end(): number {
    const { passed, failed } = this.#total;
    if (failed > 0) console.log(`\n${this.#lines.join('\n')}`);
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  }
}
