/**
 * `pnpm bench:web`: the production build against the reference server, in Chromium at 360×640 with
 * 1.6 Mbps, 150 ms and a processor slowed 4 times; medians of 5 runs after one that is dropped. In this
 * folder `node bench/web.ts paint interactions` measures only these.
 */
import { launchBrowser, printTable, type Measure } from '@kosha/bench';
import { measureInteractions } from './measures/interactions.ts';
import { measureLighthouse } from './measures/lighthouse.ts';
import { measurePaint } from './measures/paint.ts';
import { measureRepeatVisit, measureTransfer } from './measures/transfer.ts';
import { startServer } from './server.ts';
import type { Bench } from './visit.ts';

const measuresOf: Record<string, (bench: Bench) => Promise<Measure[]>> = {
  transfer: measureTransfer,
  repeat: measureRepeatVisit,
  paint: measurePaint,
  interactions: measureInteractions,
  lighthouse: measureLighthouse,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in measuresOf));
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(measuresOf).join(', ')}`);

const server = await startServer();
const browser = await launchBrowser();
try {
  const measures: Measure[] = [];
  for (const [name, measure] of Object.entries(measuresOf)) {
    if (asked.length === 0 || asked.includes(name))
      measures.push(...(await measure({ browser, origin: server.origin })));
  }
  console.log(printTable(measures));
} finally {
  await browser.close();
  await server.stop();
}
