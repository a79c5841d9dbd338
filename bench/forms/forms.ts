/**
 * `pnpm bench:forms` compares our form engine with others, in Chromium at 360×640 with 4× CPU
 * throttling. Fails if our engine exceeds a budget or a configuration-driven engine is faster.
 * `--engines kosha,plain-html --fields 50,200 --rounds 2 --steps empty` limits the run.
 */
import { parseArgs } from 'node:util';
import { launchBrowser, percentile } from '../support/index.ts';
import { buildPage, type BuiltPage } from './build-page.ts';
import { engineNames, type EngineName } from './engines.ts';
import {
  measure,
  steps,
  stepsOfEverySize,
  stepsOfRows,
  type Samples,
  type Step,
} from './measure.ts';
import { meetsBudget, printComparison, type Comparison } from './table.ts';

const { values: given } = parseArgs({
  options: {
    engines: { type: 'string', default: engineNames.join() },
    fields: { type: 'string', default: '50,200,201' },
    rounds: { type: 'string', default: '3' },
    steps: { type: 'string', default: Object.keys({ ...steps, ...stepsOfRows }).join() },
  },
});
const names = given.engines.split(',') as EngineName[];
const sizes = given.fields.split(',').map(Number);
const rounds = Number(given.rounds);
const wantedSteps = new Set(given.steps.split(','));
/** Only forms with this number of fields have budgets. */
const wholeSize = 200;
const warmUpSize = 10;

type Pool = Map<string, number[]>;

const poolKey = (name: EngineName, size: number, what: keyof Samples) => `${name} ${size} ${what}`;

const selectedSteps = (all: Readonly<Record<string, Step>>): readonly Step[] =>
  Object.entries(all).flatMap(([name, step]) => (wantedSteps.has(name) ? [step] : []));

async function measureAll(pages: ReadonlyMap<EngineName, BuiltPage>): Promise<Pool> {
  const browser = await launchBrowser(['--js-flags=--expose-gc']);
  const pool: Pool = new Map();
  const measureEngines = async (step: Step, size: number, taking = pages) => {
    for (const [name, page] of taking) {
      const samples = await measure(step, browser, page, size);
      for (const [what, times] of Object.entries(samples) as [keyof Samples, number[]][]) {
        const key = poolKey(name, size, what);
        pool.set(key, [...(pool.get(key) ?? []), ...times]);
      }
    }
  };
  try {
    for (const step of selectedSteps(stepsOfEverySize)) await measureEngines(step, warmUpSize);
    for (let round = 0; round < rounds; round += 1) {
      for (const size of sizes) {
        console.error(`round ${round + 1} of ${rounds}: ${size} fields`);
        for (const step of selectedSteps(size === wholeSize ? steps : stepsOfEverySize)) {
          await measureEngines(step, size);
        }
        if (size !== wholeSize) continue;
        for (const step of selectedSteps(stepsOfRows))
          await measureEngines(step, size, pagesOfRows);
      }
    }
  } finally {
    await browser.close();
  }
  return pool;
}

const pages = new Map<EngineName, BuiltPage>();
for (const name of names) pages.set(name, await buildPage(name));
/** Separate pages, because the code of groups must not increase the measured size of our engine. */
const pagesOfRows = new Map<EngineName, BuiltPage>();
for (const [name, page] of pages) {
  if (name === 'kosha') pagesOfRows.set(name, await buildPage('kosha-rows'));
  if (name === 'plain-html') pagesOfRows.set(name, page);
}
const pool = await measureAll(pages);

type More = Omit<Partial<Comparison>, 'what' | 'figures'> & { share?: number };

function row(
  what: string,
  sample: keyof Samples,
  size: number,
  { share = 0.5, ...more }: More = {},
): Comparison {
  const figures = names.flatMap((name) => {
    const times = pool.get(poolKey(name, size, sample)) ?? [];
    return times.length === 0 ? [] : [[name, percentile(times, share)] as const];
  });
  return {
    what: `${what}, ${size} fields`,
    unit: 'ms',
    figures: Object.fromEntries(figures),
    ...more,
  };
}

const toPlain = (ratio: number) => ({ bar: { ratio, to: 'plain-html' } as const });
const toHookForm = (ratio: number) => ({ bar: { ratio, to: 'hook-form' } as const });
const shown = { isForInformation: true } as const;

const rowsOfEvery = (size: number): Comparison[] => [
  row('mount', 'mount', size, toPlain(1.5)),
  row('until every field is there', 'wholeForm', size, { atMost: 1000 }),
  row('key p50', 'key', size, toPlain(1.25)),
  row('key p95', 'key', size, { ...shown, share: 0.95 }),
  row('key with its frame', 'keyFrame', size, shown),
  row('key, all filled', 'keyWhenFilled', size, toPlain(1.25)),
  row('leaving, all filled', 'leavingFilled', size, toPlain(1.3)),
];

const rowsOfWhole = (size: number): Comparison[] => [
  row('key in a field that stays wrong', 'keyWhenWrong', size, toHookForm(1.2)),
  row('leaving, empty', 'leaving', size, toPlain(1.3)),
  row('leaving a wrong field', 'leavingWrong', size, toPlain(1.3)),
  row('refusal of an empty form', 'refusal', size),
  row('first validation', 'check', size, { bar: { ratio: 0.05, to: 'bestPeer' } }),
  row('groups of 50 rows: mount', 'mountRows', size, toPlain(1.5)),
  row('groups of 50 rows: until every field is there', 'wholeRows', size, shown),
  row('groups of 50 rows: key', 'keyInRows', size, toPlain(1.25)),
  row('groups of 50 rows: leaving', 'leavingRows', size, toPlain(1.3)),
  row('groups of 50 rows: a row more', 'addingRow', size, shown),
  row('memory', 'memory', size, { ...shown, unit: 'KiB' }),
];

const rows: Comparison[] = [
  {
    what: 'size without React, gzip',
    unit: 'KiB',
    figures: Object.fromEntries([...pages].map(([name, { sizeKib }]) => [name, sizeKib])),
    ...shown,
  },
  {
    what: 'size of what loads first, without React, gzip',
    unit: 'KiB',
    figures: Object.fromEntries([...pages].map(([name, { firstKib }]) => [name, firstKib])),
    ...shown,
  },
  ...sizes.flatMap((size) =>
    size === wholeSize
      ? [...rowsOfEvery(size), ...rowsOfWhole(size)]
      : rowsOfEvery(size).map((comparison) => ({ ...comparison, ...shown })),
  ),
];

const measured = rows.filter(({ figures }) => Object.keys(figures).length > 0);
console.log(printComparison(measured, names));
process.exitCode = measured.every(meetsBudget) ? 0 : 1;
