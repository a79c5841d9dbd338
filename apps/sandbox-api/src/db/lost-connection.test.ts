import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signIn, type Borrower } from '../../test/borrower.ts';
import { withDatabaseName } from '../../test/setup/postgres-url.ts';
import { useTestServer } from '../../test/test-server.ts';
import { clock } from './schema/providers.ts';
import { openPool, poolSize } from './pool.ts';

const server = useTestServer();
let borrower: Borrower;
let url: string;
let other: Client;

beforeAll(async () => {
  const target = inject('testDatabase');
  if (target.kind !== 'postgres') throw new Error('This test needs PostgreSQL.');
  borrower = await signIn(server());
  const [row] = await server()
    .db.select({ name: sql<string>`current_database()` })
    .from(clock);
  url = withDatabaseName(target.url, row!.name);
  other = new Client({ connectionString: url });
  await other.connect();
});

afterAll(() => other.end());

async function whileLocked(table: string, run: () => Promise<void>): Promise<void> {
  await other.query(`begin; lock table ${table} in access exclusive mode`);
  try {
    await run();
  } finally {
    await other.query('rollback');
  }
}

async function waitingConnections(): Promise<number[]> {
  for (;;) {
    const { rows } = await other.query<{ pid: number }>(
      // Inside a transaction, repeated queries of pg_stat_activity return the same rows, so this
      // query reads pg_locks.
      `select distinct pid from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and not granted`,
    );
    if (rows.length > 0) return rows.map(({ pid }) => pid);
  }
}

const card = () => ({
  bankCode: 'HDFC0001234',
  cardNo: '50100234567890',
  confirmCardNo: '50100234567890',
  productId: '1',
  clientId: borrower.device,
});
const unavailable = {
  status: 503,
  code: 503,
  msg: 'The server is not available right now. Please try again later.',
};

describe('a connection to PostgreSQL', () => {
  it('lost inside a transaction returns 503, and the next call succeeds', async () => {
    await whileLocked('bank_cards', async () => {
      const sent = borrower.call('bindBankCard', { body: card(), key: 'lost-in-a-transaction' });
      for (const pid of await waitingConnections()) {
        await other.query('select pg_terminate_backend($1)', [pid]);
      }
      const response = await sent;
      expect(response).toMatchObject(unavailable);
      expect(response.headers.get('Retry-After')).toBe('5');
    });
    const again = await borrower.call('bindBankCard', {
      body: card(),
      key: 'lost-in-a-transaction',
    });
    expect(again.code).toBe(0);
  });

  it('leaves the pool when it is lost while in use, even if it is never released', async () => {
    const pool = openPool(url);
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const isLost = new Promise((resolve) => pool.once('remove', resolve));
    await other.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    await isLost;
    expect(pool.totalCount).toBe(0);
    client.release();
    await pool.end();
  });
});

describe('a locked table', () => {
  it('returns 503 to calls that need it, and blocks neither other calls nor health checks', async () => {
    await whileLocked('bank_cards', async () => {
      let answered = 0;
      const reads = Array.from({ length: 2 * poolSize }, async () => {
        const response = await borrower.call('findUserBankCards');
        answered += 1;
        return response;
      });
      await waitingConnections();
      const others = await Promise.all([
        borrower.call('getProductInfo', { query: { id: '1' } }),
        borrower.call('findUserAuth'),
      ]);
      expect(others.map(({ code }) => code)).toEqual([0, 0]);
      expect((await server().fetch('/readyz')).status).toBe(200);
      expect(answered).toBeLessThan(poolSize);
      for (const response of await Promise.all(reads)) expect(response).toMatchObject(unavailable);
    });
    expect((await borrower.call('findUserBankCards')).code).toBe(0);
  });
});
