/**
 * `pnpm bench:web`: the production build against the reference server, in Chromium at 360×640 with
 * 1.6 Mbps, 150 ms and a processor slowed 4 times; medians of 5 runs after one that is dropped.
 */
import { launchBrowser, printTable, type Measure } from '@kosha/bench';
import { measureFirstData } from './measures/first-data.ts';
import { measureInteractions } from './measures/interactions.ts';
import { measureLighthouse } from './measures/lighthouse.ts';
import { measurePaint } from './measures/paint.ts';
import { measureRepeatVisit, measureTransfer } from './measures/transfer.ts';
import { startServer } from './server.ts';

const server = await startServer();
const browser = await launchBrowser();
try {
  const bench = { browser, origin: server.origin };
  const measures: Measure[] = [];
  for (const measure of [
    measureTransfer,
    measureRepeatVisit,
    measurePaint,
    measureFirstData,
    measureInteractions,
  ]) {
    measures.push(...(await measure(bench)));
  }
  measures.push(...(await measureLighthouse(server.origin)));
  console.log(printTable(measures));
} finally {
  await browser.close();
  await server.stop();
}
