/**
 * `pnpm test [STEPS]` runs the named steps, or all, two at a time. `--all` adds slow tests for
 * releases, such as `*.full.*`. `--slowest` lists the ten slowest tests. Exits non-zero on failure.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { binPath, repositoryRoot, runQuietly } from './run.ts';
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-reports.ts';

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    slowest: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

/** The script deletes this folder first, so no step reads an old report. */
const reportsFolder = join(repositoryRoot, '.test-results/reports');
const playwrightReport = join(reportsFolder, 'playwright.json');

/** On a machine with two cores, e2e tests leave a third of the CPU for one other step. */
const stepsAtOnce = 2;

interface Step {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /**
   * True for low CPU priority. Steps with a browser keep normal priority: the longer they run,
   * the more frames their browser renders.
   */
  yields?: boolean;
  after?: readonly string[];
  /** Reads the step's report. A step without this function counts as one test. */
  report?: () => TestReport;
}

/** `node --run` starts a script a second faster than `pnpm run`. */
const nodeRun = (script: string) => [process.execPath, '--run', script] as const;

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
      binPath('vitest'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile.json=${report}`,
      // Projects with their own `exclude` option ignore this argument and read TEST_SCOPE instead.
      ...(values.all ? [] : ['--exclude=**/*.full.test.*']),
      ...more,
    ],
    report: () => readVitestReport(report),
  };
}

/** These steps need separate installations, so they run only with `--all` or by name. */
const optionalSteps: readonly Step[] = ['bench', 'tools'].map((folder) => ({
  name: `${folder}-types`,
  command: nodeRun(`${folder}:types`),
}));

const programs: Step = { name: 'programs', command: nodeRun('programs:install') };

const steps: readonly Step[] = [
  programs,
  { name: 'storybook', command: nodeRun('storybook:build') },
  // The servers of the e2e tests serve this build of the app.
  { name: 'build', command: [...nodeRun('build'), '--', '--output-logs=errors-only'] },
  {
    name: 'e2e',
    command: ['pnpm', '--filter', '@kosha/mobile-web', 'run', 'e2e'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    after: [programs.name, 'build'],
    report: () => readPlaywrightReport(playwrightReport),
  },
  {
    ...vitest(
      'unit',
      Object.values(ownProjects).map((project) => `!${project}`),
      // A second worker would load all modules again. The e2e tests run at the same time and leave
      // less than one core.
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
  // These browser tests use two CPU cores fully, so they start after the other steps.
  { ...vitest('pages', [ownProjects.pages]), after: [programs.name, 'storybook'] },
  { ...vitest('browser', [ownProjects.browser]), after: [programs.name] },
  { ...vitest('stories', [ownProjects.stories]), after: [programs.name, 'storybook'] },
  ...optionalSteps,
];

interface Result extends TestReport {
  name: string;
  seconds: number;
}

const scope: Record<string, string> = {
  ...(values.all ? {} : { TEST_SCOPE: 'main' }),
  NO_COLOR: '1',
};

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
    env: { ...scope, ...(step.after?.includes(programs.name) && browsers()), ...step.env },
    yields: step.yields ?? false,
  });
  const hasPassed = exitCode === 0;
  const report = step.report?.() ?? { passed: Number(hasPassed), failed: 0, tests: [] };
  // A runner can fail without a failed test.
  const failed = hasPassed ? report.failed : Math.max(report.failed, 1);
  const seconds = (performance.now() - startedAt) / 1000;
  if (output.trim() !== '') console.log(`\n${output.trim()}`);
  console.log(line({ ...report, failed, name: step.name, seconds }));
  return { ...report, failed, name: step.name, seconds };
}

const line = ({ name, passed, failed, seconds }: Result) =>
  `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`;

/** A step starts when a slot is free and all steps in `after` have finished. */
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
  (step) =>
    step === programs ||
    positionals.includes(step.name) ||
    (positionals.length === 0 && (values.all || !optionalSteps.includes(step))),
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
