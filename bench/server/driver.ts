import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';

type Row = Readonly<Record<string, unknown>>;
export type Query = (sql: string, values?: unknown[]) => Promise<readonly Row[]>;

export interface Driver {
  query: Query;
  transaction: <T>(run: (query: Query) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** Opens the database without Drizzle, because the baseline uses hand-written SQL. */
export const openDriver = async (
  databaseUrl: string | undefined,
  dataDir: string,
): Promise<Driver> => (databaseUrl ? openPg(databaseUrl) : openPglite(dataDir));

async function openPglite(dataDir: string): Promise<Driver> {
  const client = await PGlite.create(dataDir);
  const queryOn =
    (on: Pick<PGlite, 'query'>): Query =>
    async (sql, values) =>
      (await on.query<Row>(sql, values)).rows;
  return {
    query: queryOn(client),
    transaction: (run) => client.transaction((tx) => run(queryOn(tx))),
    close: () => client.close(),
  };
}

function openPg(connectionString: string): Driver {
  const pool = new Pool({ connectionString });
  return {
    query: async (sql, values) => (await pool.query<Row>(sql, values)).rows,
    transaction: async (run) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await run(
          async (sql, values) => (await client.query<Row>(sql, values)).rows,
        );
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
