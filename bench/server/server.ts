/**
 * `pnpm bench:server` compares the reference server with `bare.ts` at 10, 100 and 1,000
 * connections. The result is the median ratio of responses per second of CPU time.
 */
import {
  allHold,
  median,
  printTable,
  startChild,
  type Child,
  type Measure,
} from '../support/index.ts';
import { join } from 'node:path';
import { callsOf, type Call } from './calls.ts';
import { makeFixture } from './fixture.ts';
import { fetchText, closeConnections, load, type Target } from './load.ts';

const leastRatio = 0.7;
const connectionCounts = [10, 100, 1000];
const pairCount = 5;
const turnMs = 1_000;
const warmUpMs = 4_000;

const sides = ['reference', 'bare'] as const;
type Side = (typeof sides)[number];
type Servers = Readonly<Record<Side, Child>>;
type Targets = Readonly<Record<Side, Target>>;

const fixture = await makeFixture(process.env['DATABASE_URL'] || undefined);
const servers: Servers = {
  reference: await startChild(
    join(import.meta.dirname, '../../apps/sandbox-api/src/main.ts'),
    fixture.env.reference,
  ),
  bare: await startChild(join(import.meta.dirname, 'bare.ts'), fixture.env.bare),
};
try {
  const results: Measure[] = [];
  for (const call of callsOf(fixture.reader.orderId)) {
    const targets = targetsOf(call);
    if (call.nextBody === undefined) {
      assertSame(
        call,
        await fetchText(targets.reference, call),
        await fetchText(targets.bare, call),
      );
    }
    for (const side of sides) {
      await load(targets[side], call, { connections: 10, forMs: warmUpMs });
    }
    for (const connections of connectionCounts) {
      results.push(await compare(targets, call, connections));
      closeConnections();
    }
  }
  console.log(printTable(results));
  if (!allHold(results)) process.exitCode = 1;
} finally {
  closeConnections();
  await Promise.all([servers.reference.stop(), servers.bare.stop()]);
  await fixture.remove();
}

function targetsOf({ nextBody }: Call): Targets {
  const token = nextBody === undefined ? fixture.reader.token : fixture.writerToken;
  return {
    reference: { origin: servers.reference.origin, token },
    bare: { origin: servers.bare.origin, token },
  };
}

async function compare(targets: Targets, call: Call, connections: number): Promise<Measure> {
  const turn = async (side: Side) => {
    const before = await servers[side].cpuSeconds();
    const responses = await load(targets[side], call, { connections, forMs: turnMs });
    return responses / ((await servers[side].cpuSeconds()) - before);
  };
  const pairs: Record<Side, number>[] = [];
  // The first pair opens connections and does not count. Each pair reverses the order.
  for (let index = 0; index <= pairCount; index += 1) {
    const pair = { reference: 0, bare: 0 };
    for (const side of index % 2 === 0 ? sides : sides.toReversed()) pair[side] = await turn(side);
    if (index > 0) pairs.push(pair);
  }
  const perSecond = (side: Side) => median(pairs.map((pair) => pair[side])).toFixed(0);
  return {
    what: `${call.name}, ${connections} connections`,
    value: median(pairs.map((pair) => pair.reference / pair.bare)),
    unit: 'of the bare driver',
    bar: { atLeast: leastRatio },
    note: `${perSecond('reference')} answers per second of processor time beside ${perSecond('bare')}`,
  };
}

function assertSame({ name }: Call, reference: string, bare: string): void {
  const sorted = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  const plain = (text: string) =>
    JSON.stringify(JSON.parse(text.replaceAll(/"serverTime":\d+/g, '"serverTime":0')), sorted);
  if (plain(reference) !== plain(bare)) {
    throw new Error(`The answers for ${name} differ:\n${plain(reference)}\n${plain(bare)}`);
  }
}
