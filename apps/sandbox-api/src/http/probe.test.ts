import { run } from '@kosha/contract';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drifts, startDriftingServer, type Drift } from '../../test/drifting-server.ts';
import { fillWithBorrowers } from '../../test/fill-with-borrowers.ts';
import { useMarkedHindi } from '../../test/marked-language.ts';
import { openWatchedDatabase } from '../../test/open-test-database.ts';
import { raise } from '../../test/raise.ts';
import { unboundedIn } from '../../test/query-plans.ts';
import { startOfTestsMs, useTestServer } from '../../test/test-server.ts';
import { jobs } from '../start/background.ts';
import { createApp } from '../start/create-app.ts';
import { createHttpServer } from '../start/http-server.ts';
import { readContract } from './contract.ts';

const config = fileURLToPath(import.meta.resolve('@kosha/contract/examples/reference-server.json'));

interface Report {
  findings: { rule: string; level: string; operations: string[]; message: string }[];
  unchecked: { what: string; why: string }[];
}

/** The server's database queries, distinct by SQL. */
const asked = new Map<string, unknown[]>();
const logger = { logQuery: (text: string, params: unknown[]) => asked.set(text, params) };

const server = useTestServer({ printPdf: async () => Buffer.from('%PDF-1.4') }, () =>
  openWatchedDatabase(logger),
);
useMarkedHindi();
const listening: Server[] = [];
let origin: string;

beforeAll(async () => {
  const reference = createHttpServer(createApp(server().deps));
  reference.listen(0, '127.0.0.1');
  await once(reference, 'listening');
  listening.push(reference);
  origin = `http://127.0.0.1:${(reference.address() as AddressInfo).port}`;
});
afterAll(() => {
  for (const one of listening) {
    one.close();
    one.closeAllConnections();
  }
});

/** Probes the reference server with these drifts enabled. */
async function probe(active: readonly Drift[]): Promise<{ exitCode: number; report: Report }> {
  const proxy = await startDriftingServer(origin, active);
  listening.push(proxy.server);
  const options = ['--config', config, '--writes', '--rate', '10000', '--format', 'json'];
  const { exitCode, stdout, stderr } = await run(['probe', proxy.origin, ...options]);
  expect(stderr).toBe('');
  return { exitCode, report: JSON.parse(stdout) as Report };
}

// Hundreds of sequential calls.
const muchTime = { timeout: 360_000 };

test('the reference server answers every operation as the contract says', muchTime, async () => {
  const { exitCode, report } = await probe([]);
  expect(report.findings.filter(({ level }) => level !== 'info')).toEqual([]);
  expect(report.unchecked.filter(({ why }) => why.startsWith('not reached'))).toEqual([]);
  const reached = report.findings.flatMap(({ operations }) => operations);
  expect(reached.toSorted()).toEqual(
    readContract()
      .operations.map(({ id }) => id as string)
      .toSorted(),
  );
  expect(exitCode).toBe(0);
});

test('each of twenty drifts is found where it is, and nothing else', muchTime, async () => {
  expect(new Set(drifts.map(({ operation }) => operation)).size).toBe(20);
  const { exitCode, report } = await probe(drifts);
  const drifted = report.findings.filter(({ level }) => level !== 'info');
  const found = (drift: Drift) =>
    drifted.some(
      ({ rule, operations }) => rule === drift.rule && operations.includes(drift.operation),
    );
  expect(drifts.filter((drift) => !found(drift)).map(({ what }) => what)).toEqual([]);
  const drifting = new Set(drifts.map(({ operation }) => operation as string));
  const elsewhere = drifted.filter(({ operations }) =>
    operations.some((one) => !drifting.has(one)),
  );
  expect(elsewhere).toEqual([]);
  expect(exitCode).toBe(1);
});

test('no query reads more when there are more borrowers', muchTime, async () => {
  const { db, deps } = server();
  for (const { run: runJob } of jobs) await runJob(deps, raise);
  for (const page of ['inbox', 'payments', 'feedback', 'control'])
    expect((await server().fetch(`/sandbox/${page}`)).status).toBe(200);
  const texts = [...asked];
  await fillWithBorrowers(db, 5_000);
  expect(texts.length).toBeGreaterThan(100);
  expect(await unboundedIn(db, texts)).toEqual([]);
  const unbounded: [string, unknown[]][] = [
    ['delete from otps where expires_at_ms < $1', [startOfTestsMs]],
    ['select * from sessions where created_at_ms = $1', [startOfTestsMs]],
    ['select * from users order by phone', []],
  ];
  expect(await unboundedIn(db, unbounded)).toHaveLength(unbounded.length);
});
