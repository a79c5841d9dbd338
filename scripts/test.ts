/**
 * `pnpm test` runs all steps, or only those given as arguments; `--slowest` lists the ten slowest
 * tests. Two steps run at once; the output of a step appears when it ends. At the end it prints
 * what failed, the seconds of each step and the totals; it exits non-zero on any failure.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { bin, repositoryRoot, runQuietly } from './run.ts';
import { readPlaywright, readVitest, type Report } from './test-reports.ts';

/** Cleared at the start, so that no report of an earlier run is read. */
const reportsFolder = join(repositoryRoot, '.test-results/reports');
const playwrightReport = join(reportsFolder, 'playwright.json');

/** Journeys leave a third of two cores to the steps that yield; stories and pages keep two cores busy together. */
const stepsAtOnce = 2;

interface Step {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /**
   * Runs only when the other step leaves the processor free. For steps without a browser: a page that
   * has to wait draws more often in the end.
   */
  yields?: boolean;
  /** The steps that must have ended before this one starts. */
  after?: readonly string[];
  /** Reads what a runner reports about its tests; a step without it counts as one test. */
  report?: () => Report;
}

/** Node runs a script of package.json in no time; pnpm, which compares what is installed first, needs a second for each. */
const nodeRun = (script: string) => [process.execPath, '--run', script] as const;

/** What has a step of its own. */
const ownProjects = {
  browser: 'browser*',
  stories: '*(built-stories)',
  pages: '*(pages)',
} as const;

function vitest(name: string, projects: readonly string[], ...more: string[]): Step {
  const report = join(reportsFolder, `${name}.json`);
  return {
    name,
    command: [
      bin('vitest'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...more,
    ],
    report: () => readVitest(report),
  };
}

/** Runs with every choice of steps, since most need a browser. */
const programs: Step = { name: 'programs', command: nodeRun('programs:install') };

const steps: readonly Step[] = [
  programs,
  { name: 'storybook', command: nodeRun('storybook:build') },
  // As `pnpm start` builds, so that the servers of the journeys find the build made.
  { name: 'build', command: [...nodeRun('build'), '--', '--output-logs=errors-only'] },
  {
    name: 'journeys',
    command: ['pnpm', '--filter', '@kosha/mobile-web', 'run', 'e2e'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    after: [programs.name, 'build'],
    report: () => readPlaywright(playwrightReport),
  },
  {
    ...vitest(
      'unit',
      Object.values(ownProjects).map((project) => `!${project}`),
      // The journeys leave less than one core, and a second worker would load and compile everything again.
      '--maxWorkers=1',
    ),
    yields: true,
    after: [programs.name],
  },
  { name: 'types', command: nodeRun('typecheck'), yields: true },
  { name: 'boundaries', command: nodeRun('boundaries'), yields: true },
  { name: 'usage', command: nodeRun('contract:usage'), yields: true },
  { name: 'lint', command: nodeRun('lint'), yields: true },
  { name: 'citations', command: nodeRun('citations'), yields: true },
  { name: 'unused', command: nodeRun('unused'), yields: true },
  { name: 'format', command: nodeRun('format:check'), yields: true },
  // Neither of these keeps two cores busy. The stories do, so they come last.
  { ...vitest('pages', [ownProjects.pages]), after: [programs.name, 'storybook'] },
  { ...vitest('browser', [ownProjects.browser]), after: [programs.name] },
  { ...vitest('stories', [ownProjects.stories]), after: [programs.name, 'storybook'] },
];

interface Result extends Report {
  name: string;
  seconds: number;
}

/** Where the browsers are, for those that are there. */
function browsers(): Record<string, string> {
  const found = { CHROMIUM_PATH: findChromium(), HEADLESS_SHELL_PATH: findHeadlessShell() };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, path]) => (path === undefined ? [] : [[name, path]])),
  );
}

async function runStep(step: Step): Promise<Result> {
  const startedAt = performance.now();
  console.log(`▸ ${step.name}`);
  const [command, ...args] = step.command;
  const { exitCode, output } = await runQuietly(command, args, {
    env: { ...(step.after?.includes(programs.name) && browsers()), ...step.env },
    yields: step.yields ?? false,
  });
  const hasPassed = exitCode === 0;
  const report = step.report?.() ?? { passed: Number(hasPassed), failed: 0, tests: [] };
  // A runner that stopped with an error but no failing test still counts as failed.
  const failed = hasPassed ? report.failed : Math.max(report.failed, 1);
  const seconds = (performance.now() - startedAt) / 1000;
  if (output.trim() !== '') console.log(`\n${output.trim()}`);
  console.log(line({ ...report, failed, name: step.name, seconds }));
  return { ...report, failed, name: step.name, seconds };
}

const line = ({ name, passed, failed, seconds }: Result) =>
  `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`;

/** Starts the steps in order, each when there is room and the step it waits for has ended. */
async function runSteps(wanted: readonly Step[]): Promise<Result[]> {
  const waiting = [...wanted];
  const running = new Map<string, Promise<Result>>();
  const results: Result[] = [];
  const isFree = ({ after = [] }: Step) =>
    ![...waiting.map(({ name }) => name), ...running.keys()].some((name) => after.includes(name));
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < stepsAtOnce ? waiting.find(isFree) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next.name, runStep(next));
    } else {
      const result = await Promise.race(running.values());
      running.delete(result.name);
      results.push(result);
    }
  }
  return results;
}

const { values, positionals } = parseArgs({
  options: { slowest: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });
const wanted = steps.filter(
  (step) => step === programs || positionals.length === 0 || positionals.includes(step.name),
);
const results = await runSteps(wanted);

const tests = results.flatMap(({ tests }) => tests);
console.log(`\n${results.map(line).join('\n')}`);
if (values.slowest) {
  console.log('\nThe slowest tests:');
  for (const { seconds, title } of tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)) {
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${title}`);
  }
}
for (const { title, failure } of tests) {
  if (failure !== undefined) console.log(`\n✗ ${title}\n${failure}`);
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, one) => total + one[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
