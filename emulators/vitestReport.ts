import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * The tests in a report of vitest's JSON reporter. Failed are also: a skipped test, a file that could not be loaded, a
 * run without tests, and a run that ended with a failure that no test has.
 */
export const countTests = (file: string, exitCode: number | null): Count => {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + unloaded.length;
  const passed = report.numPassedTests;
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed };
};
