import { setTimeout as wait } from 'node:timers/promises';
import { Client as Database } from 'pg';
import { openPostgres } from '../../../apps/sandbox-api/src/db/database.ts';
import { deliverDueCallbacks } from '../../../apps/sandbox-api/src/providers/payment/charges.ts';
import { readOrCreateKeys } from '../../../apps/sandbox-api/src/start/key-file.ts';
import { findLedgerViolations, countActs, waitUntilDelivered, type Query } from './ledger.ts';
import { runBorrowersDuring, removeFolder, startRun, type Run } from './run.ts';

interface FaultRun {
  seed: number;
  env: Readonly<Record<string, string>>;
  /** The database's own URL, not the proxy's, to check the data after the faults. */
  url: () => string;
  disturb: (run: Run) => Promise<void>;
}

export async function withThreeProcesses({ seed, env, url, disturb }: FaultRun) {
  const run = await startRun(3, seed, env);
  const notices = await deliverTwice(env, run);
  try {
    await runBorrowersDuring(run, async () => {
      await wait(1_000);
      await disturb(run);
    });
    return await inDatabase(url(), async (admin) => {
      const query: Query = async (sql, values) => (await admin.query(sql, values)).rows;
      await waitUntilDelivered(query);
      await notices.stop();
      const problems = await findLedgerViolations(run, query);
      const counts = await countActs(run, query);
      return { problems, seen: run.seen, twice: notices.count(), ...counts };
    });
  } finally {
    await notices.stop();
    await run.stop();
    await removeFolder(run);
  }
}

export async function inDatabase<T>(
  url: string,
  run: (client: Database) => Promise<T>,
): Promise<T> {
  const client = new Database({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Delivers all notifications of the provider once, then each twice more in reverse order. */
async function deliverTwice(env: FaultRun['env'], run: Run) {
  const url = env['DATABASE_URL'] ?? '';
  const { db, close } = await openPostgres(url, env['SETUP_DATABASE_URL'] ?? url);
  const keys = await readOrCreateKeys(run.keysFile);
  const sent: [string, RequestInit][] = [];
  let count = 0;
  const send = (path: string, init: RequestInit) => fetch(run.balancer.origin + path, init);
  const sendAgain = async () => {
    for (const [path, init] of sent.splice(0).toReversed()) {
      count += 1;
      const again = () => send(path, init).catch(() => undefined);
      await Promise.all([again(), again()]);
    }
  };
  const fetchSelf = (path: string, init: RequestInit) => {
    sent.push([path, init]);
    return send(path, init);
  };
  const stopping = new AbortController();
  const work = (async () => {
    while (!stopping.signal.aborted) {
      await deliverDueCallbacks({ db, realNow: Date.now, fetchSelf, keys }).catch(() => undefined);
      if (sent.length >= 3) await sendAgain();
      await wait(100);
    }
    await sendAgain();
    await close();
  })();
  const stop = async () => {
    stopping.abort();
    await work;
  };
  return { stop, count: () => count };
}
