import { median, repeatRuns, startChild, type Measure } from '@kosha/bench';
import { join } from 'node:path';
import { paths } from '../../src/shared/paths.ts';
import { readPainted, type Painted } from '../painted.ts';
import { openContext, signInContext, slowWorkers, type Bench } from '../visit.ts';

/** One visit that is timed. */
interface Visit {
  name: string;
  path: string;
  /** The persona to sign in, who sees money on the page; without one, the page is opened by a visitor. */
  persona?: string;
  /** Whether the borrower has been there before, so that the service worker has the files. */
  isSecond?: true;
}

const home = { path: paths.home(), persona: 'loaned' };

const visits: readonly Visit[] = [
  ...['/login', '/download', '/agreement/loan', '/agreement/privacy'].map((path) => ({
    name: path,
    path,
  })),
  { name: 'home', ...home },
  { name: 'product', path: '/product/1', persona: 'verified' },
  { name: 'apply', path: '/product/1/detail', persona: 'verified' },
  { name: 'orders', path: '/order', persona: 'loaned' },
  { name: 'home again', ...home, isSecond: true },
];

export const peerServer = join(import.meta.dirname, '../peer/server.ts');

async function visit(bench: Bench, { path, persona, isSecond }: Visit): Promise<Painted> {
  const context = await openContext(bench);
  if (persona) await (await signInContext(context, persona)).close();
  if (isSecond) {
    const first = await context.newPage();
    await first.goto(path);
    await first.evaluate(() => navigator.serviceWorker.ready);
    await first.waitForLoadState('networkidle');
    await first.close();
    await slowWorkers(bench.browser);
  }
  const painted = await readPainted(context, path, { hasMoney: persona !== undefined });
  await context.close();
  return painted;
}

async function visitPeer({ browser }: Bench, origin: string): Promise<Painted> {
  const context = await openContext({ browser, origin });
  const painted = await readPainted(context, origin, { hasMoney: false });
  await context.close();
  return painted;
}

/**
 * When each page is painted, as a ratio to the peer's largest paint: machines differ by half. Each round visits every
 * page and the peer once, so that a slow moment of the machine slows both.
 */
export async function measurePaint(bench: Bench): Promise<Measure[]> {
  const { origin, stop } = await startChild(peerServer, {});
  const rounds = await repeatRuns(async () => {
    const peer = await visitPeer(bench, origin);
    const ours: Painted[] = [];
    for (const row of visits) ours.push(await visit(bench, row));
    return { peer, ours };
  });
  await stop();
  const peerMs = median(rounds.map(({ peer }) => peer.largestMs));
  return visits.flatMap((row, at) =>
    toMeasures(
      row,
      rounds.flatMap(({ ours }) => ours[at] ?? []),
      peerMs,
    ),
  );
}

function toMeasures({ name, persona, isSecond }: Visit, runs: Painted[], peerMs: number) {
  const ratio = (what: string, times: readonly (number | null)[], atMost: number): Measure => {
    const ms = median(times.map(Number));
    return {
      what: `${what} ${name}`,
      value: ms / peerMs,
      unit: '× peer',
      bar: { atMost },
      note: `${Math.round(ms)} of ${Math.round(peerMs)} ms`,
    };
  };
  const shift: Measure = {
    what: `layout shift ${name}`,
    value: median(runs.map(({ cls }) => cls)),
    unit: '',
    bar: { atMost: 0 },
  };
  if (!persona)
    return [
      ratio(
        'LCP',
        runs.map(({ largestMs }) => largestMs),
        0.4,
      ),
      shift,
    ];
  return [
    ratio(
      'frame',
      runs.map(({ firstMs }) => firstMs),
      0.45,
    ),
    ratio(
      'money painted,',
      runs.map(({ moneyMs }) => moneyMs),
      isSecond ? 0.5 : 0.9,
    ),
    shift,
  ];
}
