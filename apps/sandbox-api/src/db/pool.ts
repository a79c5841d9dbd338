import { Socket } from 'node:net';
import { Pool, type Client, type PoolClient } from 'pg';
import { Addresses, primaryClient } from './addresses.ts';

/** How long the server waits for the database, ms. */
const waits = {
  /** For a connection, a new one or a free one. */
  connection: 5_000,
  /** For a lock that somebody else holds. */
  lock: 2_000,
  /** For one statement. */
  statement: 8_000,
  /** For the next statement of a transaction. The database then ends the connection. */
  idleInTransaction: 10_000,
  /** For any sign from the database. After a lost network nothing else would end the wait. */
  silence: 12_000,
  /** For the answer to a health check. */
  probe: 2_000,
} as const;

/** Connections of one process. A PostgreSQL takes 100 without further settings: four processes. */
export const poolSize = 20;

/** Connections that survive whatever happens to the database. */
export function openPool(databaseUrl: string): Pool {
  const addresses = new Addresses(databaseUrl);
  const pool = new CarefulPool({
    connectionString: addresses.current,
    Client: primaryClient(addresses),
    max: poolSize,
    connectionTimeoutMillis: waits.connection,
    lock_timeout: waits.lock,
    statement_timeout: waits.statement,
    idle_in_transaction_session_timeout: waits.idleInTransaction,
    stream: socketOf(waits.silence),
  });
  return withListener(pool);
}

/** One connection for health checks: a busy pool must not look like a dead database. */
export function openProbe(databaseUrl: string): Pool {
  const { probe } = waits;
  const addresses = new Addresses(databaseUrl);
  const to = { connectionString: addresses.current, Client: primaryClient(addresses) };
  const limits = { connectionTimeoutMillis: probe, stream: socketOf(probe) };
  return withListener(new Pool({ ...to, max: 1, ...limits }));
}

/** One connection without limits of time, for migrations and large files. */
export async function withPatience<T>(
  databaseUrl: string,
  run: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await connectPatiently(new Addresses(databaseUrl));
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Tries each address once. Throws the last one's error. */
async function connectPatiently(addresses: Addresses, tried = 1): Promise<Client> {
  const connectionString = addresses.current;
  const client = new (primaryClient(addresses))({
    connectionString,
    connectionTimeoutMillis: waits.connection,
  });
  // A lost connection also fails the query that waits for it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (tried === addresses.count) throw error;
    return connectPatiently(addresses, tried + 1);
  }
}

/** A connection to the database that ends when nothing comes for `silenceMs`. */
const socketOf = (silenceMs: number) => () => {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('The database fell silent.')));
  return socket;
};

/** The pool replaces a broken idle connection. Without a listener its error would end the process. */
const withListener = (pool: Pool): Pool => pool.on('error', () => undefined);

type GotClient = Parameters<Pool['connect']>[0];

/** A pool from which a lost connection goes at once, also in the middle of a transaction. */
class CarefulPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: GotClient): void;
  override connect(callback?: GotClient): Promise<PoolClient> | void {
    return callback === undefined ? super.connect().then(watch) : super.connect(callback);
  }
}

/**
 * Without a listener, the error of a lost connection would end the process. Drizzle does not give a
 * connection back when `begin` fails on it. So the connection is given back once, by Drizzle or by the error,
 * whichever comes first.
 */
function watch(client: PoolClient): PoolClient {
  const giveBack = client.release.bind(client);
  let isOut = true;
  const release = (error?: Error | boolean) => {
    if (!isOut) return;
    isOut = false;
    client.off('error', release);
    giveBack(error);
  };
  client.on('error', release);
  return Object.assign(client, { release });
}
