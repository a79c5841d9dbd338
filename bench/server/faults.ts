/**
 * `pnpm bench:faults` injects faults while borrowers act at random, then compares the database with
 * the acknowledged writes. Exits non-zero on a violation. `SEED=1 pnpm bench:faults killed` repeats
 * the scenarios with “killed” in their name.
 */
import { startPostgres } from '../../apps/sandbox-api/test/setup/postgres-server.ts';
import type { ResponseLog } from './faults/client.ts';
import type { Counts } from './faults/ledger.ts';
import { ScenarioSkipped } from './faults/not-tried.ts';
import { runWithPglite, pgliteFaults } from './faults/with-pglite.ts';
import { poolerFaults, throughPooler } from './faults/with-pooler.ts';
import { runWithReplica, replicaFaults } from './faults/with-replica.ts';
import { runWithPostgres, postgresFaults, type Postgres } from './faults/with-postgres.ts';

interface Outcome extends Counts {
  problems: readonly string[];
  seen: ResponseLog;
  /** The number of payment notifications that the run delivered three times each. */
  twice: number;
}

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const [wanted = ''] = process.argv.slice(2);
let server: (Postgres & { stop: () => Promise<void> }) | undefined;

/** The database of DATABASE_URL, or a PostgreSQL that the first scenario starts. */
async function postgres(): Promise<Postgres> {
  const given = process.env['DATABASE_URL'];
  server ??= given ? { url: given, stop: async () => undefined } : await startPostgres();
  return server;
}

const scenarios = [
  ...Object.entries(postgresFaults).map(([name, fault]) => ({
    name: `PostgreSQL: ${name}`,
    run: async (): Promise<Outcome> => runWithPostgres(await postgres(), fault, seed),
  })),
  ...Object.entries(poolerFaults).map(([name, fault]) => ({
    name: `PgBouncer: ${name}`,
    run: async (): Promise<Outcome> => throughPooler(await postgres(), fault, seed),
  })),
  ...Object.entries(replicaFaults).map(([name, ways]) => ({
    name: `Replica: ${name}`,
    run: (): Promise<Outcome> => runWithReplica(ways, seed),
  })),
  ...Object.entries(pgliteFaults).map(([name, fault]) => ({
    name: `PGlite: ${name}`,
    run: (): Promise<Outcome> => runWithPglite(fault, seed),
  })),
].filter(({ name }) => name.includes(wanted));

let hasFailed = false;
console.log(`Seed ${seed}`);
try {
  for (const { name, run } of scenarios) {
    const startedAt = performance.now();
    const line = await run().then(describe, describeFailure);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(`${line.sign} ${name} (${seconds} s)\n  ${line.text}`);
  }
} finally {
  await server?.stop();
}
// Required, because the exit hook of the embedded PostgreSQL would set exit code 0.
process.exit(hasFailed ? 1 : 0);

function describe({ problems, seen, twice, written, returned, races }: Outcome) {
  if (problems.length > 0) {
    hasFailed = true;
    return { sign: '✗', text: problems.slice(0, 10).join('\n  ') };
  }
  const count = (of: (status: number) => boolean) =>
    [...seen.statuses].reduce((sum, [status, times]) => sum + (of(status) ? times : 0), 0);
  const answered = count((status) => status > 0 && status < 500);
  const parts = [
    `${answered} answers`,
    `${count((status) => status >= 502)} times "later" (502, 503)`,
    `${count((status) => status === 0)} lost connections`,
    ...(twice > 0 ? [`${twice} notices sent three times`] : []),
    `longest gap ${(seen.longestGapMs / 1000).toFixed(1)} s`,
    `${written} acknowledged writes`,
    `${returned} loans given back, ${races} races of a return and a repayment`,
  ];
  return { sign: '✓', text: `${parts.join(', ')}; 0 lost, 0 doubled` };
}

function describeFailure(error: unknown) {
  if (error instanceof ScenarioSkipped) return { sign: '–', text: `not tried: ${error.message}` };
  hasFailed = true;
  return {
    sign: '✗',
    text: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}
