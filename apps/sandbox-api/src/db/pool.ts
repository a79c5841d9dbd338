import { Socket } from 'node:net';
import { Pool, type Client, type PoolClient } from 'pg';
import { DatabaseAddresses, primaryClientClass } from './addresses.ts';

/** Timeouts in ms. */
const timeouts = {
  connection: 5_000,
  lock: 2_000,
  statement: 8_000,
  /** After a longer pause between two statements of a transaction, PostgreSQL disconnects. */
  idleInTransaction: 10_000,
  /**
   * Maximum time without data from the database. Detects a network failure during a statement, when
   * the errors of PostgreSQL's own timeouts cannot arrive.
   */
  silence: 12_000,
  probe: 2_000,
} as const;

/**
 * Connections per process. PostgreSQL allows 100 by default, enough for four processes and their
 * connections outside the pool.
 */
export const poolSize = 20;

export function openPool(databaseUrl: string): Pool {
  const addresses = new DatabaseAddresses(databaseUrl);
  const pool = new DiscardingPool({
    connectionString: addresses.current,
    Client: primaryClientClass(addresses),
    max: poolSize,
    connectionTimeoutMillis: timeouts.connection,
    lock_timeout: timeouts.lock,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    stream: socketOf(timeouts.silence),
  });
  return withListener(pool);
}

/** Health checks use a separate connection, because they must succeed while the pool is busy. */
export function openProbe(databaseUrl: string): Pool {
  const { probe } = timeouts;
  const addresses = new DatabaseAddresses(databaseUrl);
  const to = { connectionString: addresses.current, Client: primaryClientClass(addresses) };
  const limits = { connectionTimeoutMillis: probe, stream: socketOf(probe) };
  return withListener(new Pool({ ...to, max: 1, ...limits }));
}

/** Runs without statement timeouts, because migrations and large imports take long. */
export async function withSetUpClient<T>(
  databaseUrl: string,
  run: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await connectToAny(new DatabaseAddresses(databaseUrl));
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

async function connectToAny(addresses: DatabaseAddresses, tried = 1): Promise<Client> {
  const connectionString = addresses.current;
  const client = new (primaryClientClass(addresses))({
    connectionString,
    connectionTimeoutMillis: timeouts.connection,
  });
  // Without a listener, the `error` event of a lost connection would crash the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (tried === addresses.count) throw error;
    return connectToAny(addresses, tried + 1);
  }
}

const socketOf = (silenceMs: number) => () => {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('The database fell silent.')));
  return socket;
};

/** Without a listener, the `error` event of a lost connection would crash the process. */
const withListener = (pool: Pool): Pool => pool.on('error', () => undefined);

type ConnectCallback = Parameters<Pool['connect']>[0];

class DiscardingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    return callback === undefined ? super.connect().then(releaseOnce) : super.connect(callback);
  }
}

/**
 * Releases a lost connection on its `error` event, because Drizzle does not release a connection
 * whose `begin` failed.
 */
function releaseOnce(client: PoolClient): PoolClient {
  const originalRelease = client.release.bind(client);
  let isOut = true;
  const release = (error?: Error | boolean) => {
    if (!isOut) return;
    isOut = false;
    client.off('error', release);
    originalRelease(error);
  };
  client.on('error', release);
  return Object.assign(client, { release });
}
