import { expect, test } from 'vitest';
import { drifts, type Drift } from '../../test/drifting-server.ts';
import { fillWithBorrowers } from '../../test/fill-with-borrowers.ts';
import { findUnboundedQueries } from '../../test/query-plans.ts';
import { throwError } from '../../test/raise.ts';
import { startOfTestsMs } from '../../test/test-server.ts';
import { probeTimeoutMs as timeout, useProbe } from '../../test/use-probe.ts';
import { jobs } from '../start/background.ts';

const { probe, queries, server } = useProbe();

test(
  'detects each of twenty deviations at its operation, without false positives',
  { timeout },
  async () => {
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
  },
);

test('no query reads more rows when there are more borrowers', { timeout }, async () => {
  const { db, deps } = server();
  for (const { run: runJob } of jobs) await runJob(deps, throwError);
  for (const page of ['inbox', 'payments', 'feedback', 'control'])
    expect((await server().fetch(`/sandbox/${page}`)).status).toBe(200);
  const texts = [...queries];
  await fillWithBorrowers(db, 5_000);
  expect(texts.length).toBeGreaterThan(100);
  expect(await findUnboundedQueries(db, texts)).toEqual([]);
  const unbounded: [string, unknown[]][] = [
    ['delete from otps where expires_at_ms < $1', [startOfTestsMs]],
    ['select * from sessions where created_at_ms = $1', [startOfTestsMs]],
    ['select * from users order by phone', []],
  ];
  expect(await findUnboundedQueries(db, unbounded)).toHaveLength(unbounded.length);
});
