import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'kosha-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitestFile = (status: string, assertionResults: object[], message = '') => ({
  name: 'one.test.ts',
  status,
  message,
  assertionResults,
});
const assertion = (status: string, failureMessages: string[] = []) => ({
  fullName: 'a guarantee',
  status,
  duration: 1,
  failureMessages,
});

describe('failures are counted and reported', () => {
  test('a test', () => {
    const testResults = [
      vitestFile('failed', [assertion('failed', ['wrong']), assertion('passed')]),
    ];
    const report = readVitestReport(write({ numPassedTests: 1, numFailedTests: 1, testResults }));
    expect(report).toMatchObject({ passed: 1, failed: 1, tests: [{ failure: 'wrong' }, {}] });
  });

  test.each([
    ['cannot be loaded', []],
    ['cannot be set up', [assertion('skipped')]],
  ])('a file that %s', (why, assertions) => {
    const testResults = [vitestFile('failed', assertions, why)];
    const report = readVitestReport(write({ numPassedTests: 0, numFailedTests: 0, testResults }));
    expect(report.failed).toBe(1);
    expect(report.tests.map(({ failure }) => failure)).toContain(why);
  });

  test('an e2e test, even if it passed on retry, and a file that cannot be loaded', () => {
    const specs = [
      {
        file: 'a.e2e.ts',
        title: 'a flow',
        tests: [{ results: [{ duration: 1, errors: [{ message: 'lost' }] }] }],
      },
    ];
    const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 0 };
    const report = readPlaywrightReport(
      write({ stats, suites: [{ specs }], errors: [{ message: 'no such file' }] }),
    );
    expect(report).toMatchObject({ passed: 2, failed: 3 });
    expect(report.tests.map(({ failure }) => failure)).toEqual(['lost', 'no such file']);
  });

  test('a runner that wrote no report', () => {
    const missing = join(folder, 'missing.json');
    expect([readVitestReport(missing).failed, readPlaywrightReport(missing).failed]).toEqual([
      1, 1,
    ]);
  });
});
