import { readFileSync } from 'node:fs';

export interface Totals {
  passed: number;
  failed: number;
}

/** A runner that wrote no report has not run: nothing passed and one thing failed. */
const noReport: Totals = { passed: 0, failed: 1 };

function readReport(file: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** A file that could not even be loaded has no failing test of its own, so suites count too. */
export function vitestTotals(file: string): Totals {
  const report = readReport(file);
  if (!report) return noReport;
  const results = report['testResults'] as { status: string; assertionResults: unknown[] }[];
  const brokenFiles = results.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length;
  return {
    passed: Number(report['numPassedTests']),
    failed: Number(report['numFailedTests']) + brokenFiles,
  };
}

/** A flaky or skipped journey is no passed one. */
export function playwrightTotals(file: string): Totals {
  const stats = readReport(file)?.['stats'] as Record<string, number> | undefined;
  if (!stats) return noReport;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}
