/**
 * `pnpm bench:web [MEASURES]` measures the production build in Chromium at 360×640 with 1.6 Mbps,
 * 150 ms latency and 4× CPU throttling. Results are medians of 5 runs; `--runs 1` is a quick run.
 */
import { parseArgs } from 'node:util';
import { launchBrowser, printTable, type Measure } from '../support/index.ts';
import { measureInteractions } from './measures/interactions.ts';
import { measureLighthouse } from './measures/lighthouse.ts';
import { measureMoments } from './measures/moments.ts';
import { measureRepeatVisit, measureTransfer } from './measures/transfer.ts';
import { startPeers, startServer } from './servers.ts';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const runs = Number(values.runs);

const server = await startServer();
const browser = await launchBrowser();
const bench = { browser, origin: server.origin };

async function moments(): Promise<Measure[]> {
  const peers = await startPeers(server.origin);
  try {
    return await measureMoments({ browser, app: server.origin, peers: peers.origins }, runs);
  } finally {
    await peers.stop();
  }
}

const measuresOf: Record<string, () => Promise<Measure[]>> = {
  transfer: () => measureTransfer(bench),
  repeat: () => measureRepeatVisit(bench),
  moments,
  interactions: () => measureInteractions(bench, runs),
  lighthouse: () => measureLighthouse(bench, runs),
};

try {
  const unknown = positionals.filter((name) => !(name in measuresOf));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(measuresOf).join(', ')}`);
  const measures: Measure[] = [];
  for (const [name, measure] of Object.entries(measuresOf))
    if (positionals.length === 0 || positionals.includes(name)) measures.push(...(await measure()));
  console.log(printTable(measures));
} finally {
  await browser.close();
  await server.stop();
}
