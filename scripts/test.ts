/**
 * `pnpm test`: everything, in the order of its cost; names as arguments run only those. Ends with
 * the true totals and exits non-zero on any failure. A check counts as one test.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { bin, repositoryRoot, run } from './run.ts';
import { playwrightTotals, vitestTotals, type Totals } from './test-totals.ts';

const resultsFolder = join(repositoryRoot, '.test-results');
const vitestReport = join(resultsFolder, 'vitest.json');
const playwrightReport = join(resultsFolder, 'playwright.json');

interface Step {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** Counts the tests of a runner from its report; a step without it counts as one. */
  totals?: () => Totals;
}

const pnpmRun = (script: string) => ['pnpm', 'run', '--silent', script] as const;

const steps: readonly Step[] = [
  { name: 'contract', command: pnpmRun('contract:lint') },
  { name: 'generated', command: ['pnpm', '--filter', '@kosha/contract', 'run', 'generate:check'] },
  { name: 'usage', command: pnpmRun('contract:usage') },
  { name: 'format', command: pnpmRun('format:check') },
  { name: 'types', command: pnpmRun('typecheck') },
  { name: 'lint', command: pnpmRun('lint') },
  { name: 'boundaries', command: pnpmRun('boundaries') },
  { name: 'unused', command: pnpmRun('unused') },
  {
    name: 'unit',
    command: [
      bin('vitest'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    totals: () => vitestTotals(vitestReport),
  },
  { name: 'build', command: [bin('turbo'), 'run', 'build', '--output-logs=errors-only'] },
  {
    name: 'journeys',
    command: ['pnpm', '--filter', '@kosha/mobile-web', 'run', 'e2e'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    totals: () => playwrightTotals(playwrightReport),
  },
];

rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

const chromiumPath = ensureChromium();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}`,
  );
  process.exit(1);
}

async function runStep(step: Step): Promise<Totals> {
  const startedAt = performance.now();
  console.log(`\n▸ ${step.name}`);
  const [command, ...args] = step.command;
  const { exitCode } = await run(command, args, { CHROMIUM_PATH: chromiumPath, ...step.env });
  const hasPassed = exitCode === 0;
  const counted = step.totals?.() ?? { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 };
  // A runner that died without a failing test has failed all the same.
  const totals = !hasPassed && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(
    `${totals.failed === 0 ? '✓' : '✗'} ${step.name}: ${totals.passed} passed, ${totals.failed} failed (${seconds} s)`,
  );
  return totals;
}

const sum: Totals = { passed: 0, failed: 0 };
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const totals = await runStep(step);
  sum.passed += totals.passed;
  sum.failed += totals.failed;
}

console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
