import type { Query } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * A query that is built once for each driver, also for transactions; building it at every call is half
 * of the cost of a small read. Build it with `.prepare('')`: a named statement would stay on its
 * connection, and a pooler may give out another connection next time.
 */
export function prepared<Query extends object>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new Map<unknown, Query>();
  return (db) => {
    const { constructor: driver } = db._.session;
    let query = built.get(driver);
    if (query === undefined) built.set(driver, (query = build(db)));
    return onConnectionOf(db, query);
  };
}

/** The same query, run on another database or inside a transaction. */
function onConnectionOf<Query extends object>(db: Db, query: Query): Query {
  const { client } = db._.session as unknown as { client?: unknown };
  if (client === undefined || !('client' in query)) {
    throw new Error('A prepared query of Drizzle does not keep its connection in `client`.');
  }
  return Object.assign(Object.create(query) as Query, { client });
}

/**
 * A write whose SQL is built once for all transactions; `prepared` would build it for each one. All
 * values are placeholders, also those of columns with a default. Returns the rows as the driver gives
 * them, by the names of their columns.
 */
export function statement<Row>(
  build: (db: Db) => { toSQL: () => Query },
): (db: Db, values: Readonly<Record<string, unknown>>) => Promise<readonly Row[]> {
  let built: Query | undefined;
  return async (db, values) => {
    built ??= build(db).toSQL();
    const query = db._.session.prepareQuery(built, undefined, undefined, false);
    const { rows } = (await query.execute({ ...values })) as { rows: readonly Row[] };
    return rows;
  };
}
