import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, TestError } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';
import { repositoryRoot } from './run.ts';

interface RunTest {
  title: string;
  seconds: number;
  failure?: string | undefined;
}

export interface TestReport {
  passed: number;
  failed: number;
  tests: readonly RunTest[];
}

/** A runner without a report counts as one failure. */
const noReport: TestReport = { passed: 0, failed: 1, tests: [] };

function firstLines(error: string | undefined): string | undefined {
  if (error === undefined) return undefined;
  return stripVTControlCharacters(error).split('\n').slice(0, 20).join('\n');
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** A test file that fails to load counts as one failure. */
export function readVitestReport(file: string): TestReport {
  const json = readJson<JsonTestResults>(file);
  if (!json) return noReport;
  const brokenFiles = json.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const tests = json.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, failureMessages }) => ({
      title: `${relative(repositoryRoot, name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      failure: firstLines(failureMessages?.[0]),
    })),
  );
  const broken = brokenFiles.map(({ name, message }) => ({
    title: relative(repositoryRoot, name),
    seconds: 0,
    failure: firstLines(message),
  }));
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + brokenFiles.length,
    tests: [...tests, ...broken],
  };
}

/** Flaky and skipped tests count as failed. */
export function readPlaywrightReport(file: string): TestReport {
  const json = readJson<JSONReport>(file);
  if (!json) return noReport;
  const { expected, unexpected, flaky, skipped } = json.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + skipped + json.errors.length,
    tests: [...json.suites.flatMap(testsOf), ...json.errors.map(errorOutsideTests)],
  };
}

const errorOutsideTests = ({ location, message }: TestError): RunTest => ({
  title: location ? relative(repositoryRoot, location.file) : 'e2e',
  seconds: 0,
  failure: firstLines(message),
});

function testsOf({ specs, suites = [] }: JSONReportSuite): RunTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration, errors }) => ({
        title: `${file} › ${title}`,
        seconds: duration / 1000,
        failure: errors.map(({ message }) => firstLines(message)).join('\n') || undefined,
      })),
    ),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
