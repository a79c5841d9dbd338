/**
 * `pnpm test:guarantees` breaks what each requirement and decision promises, one at a time, by the small
 * change kept in docs/product/breaks, and runs only the tests that shown-by.md names for it. It prints the
 * rows that no test notices, and exits non-zero if there is one. Numbers limit it to some: `§2`, `§4.7`, `D17`.
 * `--journeys` takes the rows that only a journey shows as well; each takes minutes, since the app is built again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findShownBy, type NamedTest, type ShownBy } from './citations/shown-by.ts';
import { applyBreak, readBreaks, type Break } from './guarantees/breaks.ts';
import {
  inOrderOfCost,
  isJourney,
  runNamedTest,
  runNamedTests,
  titleOf,
} from './guarantees/named-tests.ts';
import { closeRunners, forgetModule } from './guarantees/vitest-runners.ts';
import { bin, repositoryRoot, runQuietly } from './run.ts';

const { values, positionals } = parseArgs({
  options: { journeys: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const isAsked = ({ number }: ShownBy) =>
  positionals.length === 0 ||
  positionals.some((asked) => number === asked || number.startsWith(`${asked}.`));

const rows = findShownBy(readFileSync(join(repositoryRoot, 'docs/product/shown-by.md'), 'utf8'))
  .filter(({ tests }) => tests.length > 0)
  .filter(isAsked);
const breaks = new Map(readBreaks().map((one) => [one.number, one]));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** What the tests do while the code is as it should be. */
const unbroken = await runNamedTests(
  rows.flatMap(({ tests }) => tests).filter((test) => !isJourney(test)),
);
const unnoticed: string[] = [];
let noticed = 0;
let left = 0;
for (const row of rows) {
  const tests = row.tests.filter((test) => values.journeys || !isJourney(test));
  const found = breaks.get(row.number);
  if (tests.length === 0) {
    left += 1;
    continue;
  }
  const problem = found === undefined ? 'nothing breaks it yet' : await tryBreak(found, tests);
  if (problem === undefined) noticed += 1;
  else unnoticed.push(`${row.number}: ${problem}`);
  console.log(`${problem === undefined ? '✓' : '✗'} ${row.number}${problem ? ` ${problem}` : ''}`);
}

await closeRunners();
console.log(
  `\n${noticed} noticed, ${unnoticed.length} not, ${left} shown by journeys alone and left out.`,
);
for (const one of unnoticed) console.log(`  ${one}`);
process.exitCode = unnoticed.length === 0 ? 0 : 1;

/** Says what is wrong when no test fails while the code is broken. */
async function tryBreak(broken: Break, tests: ShownBy['tests']): Promise<string | undefined> {
  for (const test of inOrderOfCost(tests)) {
    const problem = await passesUnbroken(test);
    if (problem !== undefined) return problem;
    if (await fails(test, broken)) return undefined;
  }
  return `no test noticed that ${broken.file} was broken`;
}

async function passesUnbroken(test: NamedTest): Promise<string | undefined> {
  if (isJourney(test)) return undefined;
  const atFirst = unbroken.get(titleOf(test)) ?? { ran: 0, failed: 0 };
  // A busy machine may be too slow once.
  const { ran, failed } = atFirst.failed > 0 ? await runNamedTest(test) : atFirst;
  if (ran === 0) return `no test in ${test.file} is called “${test.name}”`;
  return failed > 0 ? `the test fails before anything is broken: ${titleOf(test)}` : undefined;
}

async function fails(test: NamedTest, broken: Break): Promise<boolean> {
  const path = join(repositoryRoot, broken.file);
  const whole = readFileSync(path, 'utf8');
  const putBack = () => writeFileSync(path, whole);
  process.once('exit', putBack);
  try {
    writeFileSync(path, applyBreak(whole, broken));
    await forgetModule(path);
    if (isJourney(test)) await buildApp();
    return (await runNamedTest(test)).failed > 0;
  } finally {
    putBack();
    process.off('exit', putBack);
    await forgetModule(path);
  }
}

// A function, since a constant would not be there yet when the rows above are tried.
async function buildApp(): Promise<void> {
  const { exitCode } = await runQuietly(bin('turbo'), [
    'run',
    'build',
    '--filter=@kosha/mobile-web',
    '--output-logs=errors-only',
  ]);
  if (exitCode !== 0) throw new Error('The app could not be built.');
}
