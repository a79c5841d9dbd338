/**
 * `pnpm bench:web`: the production build against the reference server, in Chromium at 360×640 with
 * 1.6 Mbps, 150 ms and a processor slowed 4 times; medians of 5 runs after one that is dropped.
 */
import { chromium } from 'playwright';
import { measureInteractions } from './measures/interactions.ts';
import { measureLighthouse } from './measures/lighthouse.ts';
import { measurePaint } from './measures/paint.ts';
import { measureRepeatVisit, measureTransfer } from './measures/transfer.ts';
import { printTable, type Measure } from './report.ts';
import { startServer } from './server.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const server = await startServer();
const browser = await chromium.launch({ executablePath, args });
try {
  const bench = { browser, origin: server.origin };
  const measures: Measure[] = [];
  for (const measure of [measureTransfer, measureRepeatVisit, measurePaint, measureInteractions]) {
    measures.push(...(await measure(bench)));
  }
  measures.push(...(await measureLighthouse({ origin: server.origin, executablePath })));
  console.log(printTable(measures));
} finally {
  await browser.close();
  await server.stop();
}
