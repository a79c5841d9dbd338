/** Runs the tests that a row of docs/product/shown-by.md names, and only these. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedTest } from '../citations/shown-by.ts';
import { repositoryRoot, runQuietly } from '../run.ts';
import { readPlaywright } from '../test-reports.ts';
import { runInVitest, type Outcome, type Project, type WantedTests } from './vitest-runners.ts';

const folder = join(repositoryRoot, '.test-results/guarantees');

const isStory = (file: string): boolean => file.endsWith('.stories.tsx');

export const isJourney = ({ file }: NamedTest): boolean => file.endsWith('.e2e.ts');

/** The quick ones first: one that notices the break is enough. */
export const inOrderOfCost = (tests: readonly NamedTest[]): NamedTest[] =>
  tests.toSorted((a, b) => costOf(a) - costOf(b));

const costOf = (test: NamedTest): number => (isJourney(test) ? 2 : isStory(test.file) ? 1 : 0);

export async function runNamedTest(test: NamedTest): Promise<Outcome> {
  if (isJourney(test)) return runJourney(test);
  const [outcome] = await runInVitest(projectOf(test), [wantedOf(test)]);
  return outcome ?? { ran: 0, failed: 0 };
}

/** Runs many, each kind in one go; a journey is none of them. */
export async function runNamedTests(
  tests: readonly NamedTest[],
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const own = [...new Map(tests.map((test) => [titleOf(test), test])).values()];
  const kinds = Map.groupBy(own, (test) => JSON.stringify(projectOf(test)));
  for (const [first, ...others] of kinds.values()) {
    if (first === undefined) continue;
    const group = [first, ...others];
    const found = await runInVitest(projectOf(first), group.map(wantedOf));
    found.forEach((outcome, at) => outcomes.set(titleOf(group[at] ?? first), outcome));
  }
  return outcomes;
}

export const titleOf = ({ file, name }: NamedTest): string => `${file}: ${name}`;

/** Where the tests of a kind run; the first row that fits counts. */
const projects: readonly (Project & { pattern: RegExp })[] = [
  { pattern: /\.stories\.tsx$/, root: 'apps/mobile-web', config: 'vitest.config.stories.ts' },
  { pattern: /\.browser\.test\.tsx?$/, root: 'apps/mobile-web', project: 'browser' },
  { pattern: /^apps\/mobile-web\//, root: 'apps/mobile-web', project: 'unit' },
  { pattern: /^apps\/sandbox-api\//, root: 'apps/sandbox-api', config: 'vitest.config.pglite.ts' },
];

function projectOf({ file }: NamedTest): Project {
  const root = /^(?:(?:apps|packages)\/[^/]+|scripts)/.exec(file)?.[0] ?? '';
  const { pattern: _, ...project } = projects.find(({ pattern }) => pattern.test(file)) ?? {
    pattern: undefined,
    root,
  };
  return project;
}

const wantedOf = ({ file, name }: NamedTest): WantedTests => ({
  file,
  pattern: patternOf(isStory(file) ? storyName(file, name) : name),
});

async function runJourney({ file, name }: NamedTest): Promise<Outcome> {
  mkdirSync(folder, { recursive: true });
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  await runQuietly(
    'pnpm',
    [
      '--filter',
      '@kosha/mobile-web',
      'exec',
      'playwright',
      'test',
      '--pass-with-no-tests',
      file.replace(/^.*\//, ''),
      '--grep',
      patternOf(name),
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  if (!existsSync(report)) throw new Error(`The journeys of ${file} could not be started.`);
  const { passed, failed } = readPlaywright(report);
  return { ran: passed + failed, failed };
}

/** What varies in the name of a test with a table stands there as `%s` or `${…}`. */
function patternOf(name: string): string {
  const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return name
    .split(/%[a-z]|\$\{[^}]*\}|\$\w+/)
    .map(literal)
    .join('.*');
}

/** Where Storybook parts the words of an export. */
const wordBreak =
  /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g;

/** A story can be named by its export; its test has its name, or the words of the export. */
function storyName(file: string, name: string): string {
  if (!/^\w+$/.test(name)) return name;
  const text = readFileSync(join(repositoryRoot, file), 'utf8');
  const [, story] = text.split(new RegExp(`^export const ${name}\\b`, 'm'));
  if (story === undefined) return name;
  const [own = ''] = story.split(/^export const /m);
  const named = /^ {2}name:\s*(['"`])((?:\\.|(?!\1).)*)\1/m.exec(own)?.[2];
  return named?.replaceAll(/\\(['"`])/g, '$1') ?? name.replaceAll(wordBreak, ' ');
}
