import { Socket } from 'node:net';
import { Pool, type Client, type PoolClient } from 'pg';
import { Addresses, primaryClient } from './addresses.ts';

/** Timeouts of database operations, ms. */
const timeouts = {
  /** To get a connection from the pool, new or idle. */
  connection: 5_000,
  /** To acquire a lock. */
  lock: 2_000,
  /** For one statement. */
  statement: 8_000,
  /** Between statements of a transaction. The database then closes the connection. */
  idleInTransaction: 10_000,
  /** Without data from the database. Nothing else ends the wait after a network failure. */
  silence: 12_000,
  /** For a health check. */
  probe: 2_000,
} as const;

/** Connections per process. PostgreSQL's default limit is 100: four processes. */
export const poolSize = 20;

/** A pool that recovers from any database failure. */
export function openPool(databaseUrl: string): Pool {
  const addresses = new Addresses(databaseUrl);
  const pool = new DiscardingPool({
    connectionString: addresses.current,
    Client: primaryClient(addresses),
    max: poolSize,
    connectionTimeoutMillis: timeouts.connection,
    lock_timeout: timeouts.lock,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    stream: socketOf(timeouts.silence),
  });
  return withListener(pool);
}

/** A separate connection for health checks: a busy pool must not look like a failed database. */
export function openProbe(databaseUrl: string): Pool {
  const { probe } = timeouts;
  const addresses = new Addresses(databaseUrl);
  const to = { connectionString: addresses.current, Client: primaryClient(addresses) };
  const limits = { connectionTimeoutMillis: probe, stream: socketOf(probe) };
  return withListener(new Pool({ ...to, max: 1, ...limits }));
}

/** One connection without timeouts, for migrations and large files. */
export async function withSetUpClient<T>(
  databaseUrl: string,
  run: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await connectToAny(new Addresses(databaseUrl));
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Tries each address once. Throws the error of the last one. */
async function connectToAny(addresses: Addresses, tried = 1): Promise<Client> {
  const connectionString = addresses.current;
  const client = new (primaryClient(addresses))({
    connectionString,
    connectionTimeoutMillis: timeouts.connection,
  });
  // Without a listener the error would crash the process. The pending query rejects anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (tried === addresses.count) throw error;
    return connectToAny(addresses, tried + 1);
  }
}

/** A socket that closes after `silenceMs` without data. */
const socketOf = (silenceMs: number) => () => {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('The database fell silent.')));
  return socket;
};

/**
 * The pool replaces a broken idle connection. Without a listener its error would crash the process.
 */
const withListener = (pool: Pool): Pool => pool.on('error', () => undefined);

type ConnectCallback = Parameters<Pool['connect']>[0];

/** A pool that discards a lost connection immediately, even within a transaction. */
class DiscardingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    return callback === undefined ? super.connect().then(releaseOnce) : super.connect(callback);
  }
}

/**
 * Releases a lost connection when its error occurs, because Drizzle does not release a connection
 * whose `begin` failed. The listener also keeps the error from crashing the process.
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
