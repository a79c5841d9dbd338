import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { repositoryRoot } from './run.ts';

interface TimedTest {
  /** The file and the test's name. */
  title: string;
  seconds: number;
}

export interface Report {
  passed: number;
  failed: number;
  tests: readonly TimedTest[];
}

/** The report of a runner that wrote none: it counts as one failure. */
const noReport: Report = { passed: 0, failed: 1, tests: [] };

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

interface VitestJson {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; duration?: number }[];
  }[];
}

/** A file that cannot be loaded has no failing test in the report, so failed suites count too. */
export function readVitest(file: string): Report {
  const json = readJson<VitestJson>(file);
  if (!json) return noReport;
  const brokenFiles = json.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const tests = json.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      title: `${relative(repositoryRoot, name)} › ${fullName}`,
      seconds: duration / 1000,
    })),
  );
  return { passed: json.numPassedTests, failed: json.numFailedTests + brokenFiles, tests };
}

interface PlaywrightSuite {
  specs: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightJson {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** A flaky or skipped journey does not count as passed. */
export function readPlaywright(file: string): Report {
  const json = readJson<PlaywrightJson>(file);
  if (!json) return noReport;
  const { expected, unexpected, flaky, skipped } = json.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + skipped,
    tests: json.suites.flatMap(timedJourneys),
  };
}

function timedJourneys({ specs, suites = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ title: `${file} › ${title}`, seconds: duration / 1000 })),
    ),
  );
  return [...own, ...suites.flatMap(timedJourneys)];
}
