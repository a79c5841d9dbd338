/**
 * `pnpm bench:forms`: builds the same form with our engine and with others, in Chromium at 360×640
 * with a processor slowed 4 times. Figures are medians without first runs and first keys. Fails when
 * ours misses a bar or is behind another engine that builds forms from configuration.
 */
import { launchBrowser } from '@kosha/bench';
import { buildPage } from './build-page.ts';
import { engineNames, type EngineName } from './engines.ts';
import { measureEngine, type Times } from './measure.ts';
import { passes, printComparison, type Comparison } from './table.ts';

interface Figures {
  sizeKib: number;
  small: Times;
  large: Times;
}

const fields = { small: 20, large: 200 } as const;

async function measureAll(): Promise<Record<EngineName, Figures>> {
  const browser = await launchBrowser(['--js-flags=--expose-gc']);
  try {
    const found: [EngineName, Figures][] = [];
    for (const name of engineNames) {
      const page = await buildPage(name, name === 'kosha');
      const small = await measureEngine(browser, page, fields.small);
      const large = await measureEngine(browser, page, fields.large);
      found.push([name, { sizeKib: page.sizeKib, small, large }]);
    }
    return Object.fromEntries(found) as Record<EngineName, Figures>;
  } finally {
    await browser.close();
  }
}

const all = await measureAll();

const row = (
  what: string,
  figure: (figures: Figures) => number,
  more: Partial<Comparison> = {},
): Comparison => ({
  what,
  unit: 'ms',
  figures: Object.fromEntries(
    engineNames.map((name) => [name, figure(all[name])]),
  ) as Comparison['figures'],
  ...more,
});

const rows = [
  row('size without React, gzip', ({ sizeKib }) => sizeKib, { unit: 'KiB', atMost: 85 }),
  row('mount, 20 fields', ({ small }) => small.mount),
  row('mount, 200 fields', ({ large }) => large.mount),
  row('keystroke p50, 20 fields', ({ small }) => small.keystroke.handled.p50),
  row('keystroke p95, 20 fields', ({ small }) => small.keystroke.handled.p95),
  row('keystroke p50, 200 fields', ({ large }) => large.keystroke.handled.p50, { atMost: 8 }),
  row('keystroke p95, 200 fields', ({ large }) => large.keystroke.handled.p95, { atMost: 16 }),
  row('with its frame p50, 200 fields', ({ large }) => large.keystroke.whole.p50),
  row('with its frame p95, 200 fields', ({ large }) => large.keystroke.whole.p95),
  row('first validation, 20 fields', ({ small }) => small.check),
  row('first validation, 200 fields', ({ large }) => large.check, { atMost: 5 }),
  row('leaving a field, 20 fields', ({ small }) => small.leaving, { isForInformation: true }),
  row('leaving a field, 200 fields', ({ large }) => large.leaving, { isForInformation: true }),
];

console.log(printComparison(rows));
process.exitCode = rows.every(passes) ? 0 : 1;
