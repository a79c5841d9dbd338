/**
 * `pnpm bench:directory` measures the server's first and second start with all bank branches, and
 * the response times of the longest lists. Exits non-zero above a budget.
 */
import {
  allHold,
  median,
  printTable,
  startChild,
  type Child,
  type Measure,
} from '../support/index.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchText, closeConnections } from './load.ts';

const requestCount = 100;
const maxMs = 50;

const folder = await mkdtemp(join(tmpdir(), 'kosha-bench-'));
const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
const measures: Measure[] = [];
try {
  await (await measureStart('first start', 60)).stop();
  const server = await measureStart('second start', 10);
  try {
    await measureLists(server);
  } finally {
    closeConnections();
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true });
}
console.log(printTable(measures));
if (!allHold(measures)) process.exitCode = 1;

async function measureStart(what: string, atMost: number): Promise<Child> {
  const startedAt = performance.now();
  const server = await startChild(
    join(import.meta.dirname, '../../apps/sandbox-api/src/main.ts'),
    env,
  );
  const value = (performance.now() - startedAt) / 1000;
  const note = `of it ${await server.cpuSeconds()} s of processor time`;
  measures.push({ what, value, unit: 's', bar: { atMost }, note });
  return server;
}

interface Item {
  id: string;
  name?: string;
  bankName?: string;
}

async function measureLists(server: Child): Promise<void> {
  const persona = await fetch(`${server.origin}/sandbox/personas/no-card`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: '{}',
  });
  const { token } = (await persona.json()) as { token: string };
  const list = (path: string) => measureList(server, token, path);

  const banks = await list('get-bank-info');
  const bank = (name: string) => idOf(banks, name);
  await list(`get-state-list?pId=${bank('State Bank of India')}`);
  const states = await list(`get-state-list?pId=${bank('Rajasthan Marudhara Gramin Bank')}`);
  await list(`get-city-list?stateId=${idOf(states, 'Rajasthan')}`);
  const hdfc = await list(`get-state-list?pId=${bank('HDFC Bank')}`);
  const cities = await list(`get-city-list?stateId=${idOf(hdfc, 'Maharashtra')}`);
  await list(`get-branch-list?cityId=${idOf(cities, 'Pune')}`);
}

function idOf(items: readonly Item[], wanted: string): string {
  const found = items.find(({ name, bankName }) => (name ?? bankName) === wanted);
  if (!found) throw new Error(`There is no ${wanted}.`);
  return found.id;
}

async function measureList(server: Child, token: string, path: string): Promise<Item[]> {
  const call = { name: path, method: 'GET' as const, path: `/api1/bank-info/v1/${path}` };
  const target = { origin: server.origin, token };
  const { data } = JSON.parse(await fetchText(target, call)) as { data: Item[] };
  const times: number[] = [];
  const cpuBefore = await server.cpuSeconds();
  for (let at = 0; at < requestCount; at += 1) {
    const askedAt = performance.now();
    await fetchText(target, call);
    times.push(performance.now() - askedAt);
  }
  const cpuMs = (((await server.cpuSeconds()) - cpuBefore) * 1000) / requestCount;
  const [, kind = path] = /get-(\w+)/.exec(path) ?? [];
  measures.push({
    what: `${kind} list of ${data.length}`,
    value: median(times),
    unit: 'ms',
    bar: { atMost: maxMs },
    note: `of it ${cpuMs.toFixed(1)} ms of processor time`,
  });
  return data;
}
