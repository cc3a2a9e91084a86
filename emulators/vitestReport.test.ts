import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './temporaryFolder.ts';
import { countTests } from './vitestReport.ts';

const file = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const report = {
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [file],
};
const count = (changes: Partial<typeof report>, exitCode = 0) =>
  countTests(
    join(temporaryFolder({ 'report.json': JSON.stringify({ ...report, ...changes }) }), 'report.json'),
    exitCode,
  );

test('passed and failed tests are counted', () => {
  expect(count({})).toEqual({ passed: 2, failed: 0 });
  expect(count({ numFailedTests: 3 }, 1)).toEqual({ passed: 2, failed: 3 });
});

test('a skipped test fails', () => {
  expect(count({ numPendingTests: 1 })).toEqual({ passed: 2, failed: 1 });
});

test('a test that is only planned fails', () => {
  expect(count({ numTodoTests: 1 })).toEqual({ passed: 2, failed: 1 });
});

test('a file that could not be loaded fails', () => {
  expect(count({ testResults: [file, { status: 'failed', assertionResults: [] }] }, 1)).toEqual({
    passed: 2,
    failed: 1,
  });
});

test('a run without tests fails', () => {
  expect(count({ numPassedTests: 0, testResults: [] })).toEqual({ passed: 0, failed: 1 });
});

test('an error outside all tests fails', () => {
  expect(count({}, 1)).toEqual({ passed: 2, failed: 1 });
});

test('a run that left no report fails', () => {
  expect(countTests('/nowhere.json', 0)).toEqual({ passed: 0, failed: 1 });
});
