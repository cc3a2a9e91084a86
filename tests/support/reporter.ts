import { cpus } from 'node:os';
import type { Reporter, SerializedError, TestModule, TestRunEndReason } from 'vitest/node';

/** The processor time that this machine has used since its start, in seconds. */
const processorSeconds = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1_000;

/** Ends the output of a run with its processor time and a line such as `214 passed, 0 failed`. */
export default class ClosingLine implements Reporter {
  private readonly before = processorSeconds();

  /** Skipped tests, files that do not load, and emulators that do not start count as failed. */
  onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const unloaded = modules.filter((module) => module.errors().length > 0).length;
    const failed = tests.length - passed + unloaded + errors.length;
    if (failed > 0) process.exitCode = 1;
    const cost = Math.round(processorSeconds() - this.before);
    console.log(`${cost} processor seconds, with whatever else this machine did meanwhile`);
    console.log(`${passed} passed, ${failed === 0 && reason !== 'passed' ? 1 : failed} failed`);
  }
}
