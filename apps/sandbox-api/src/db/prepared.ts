import type { Query } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * A query that is built once for each database instead of at every call, which for a small read is
 * half of its cost. Built with `.prepare('')`: without a name it leaves nothing on the connection,
 * which a pooler between may not give back.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}

/**
 * A write whose text is built once for all transactions, each of which has a handle of its own that
 * `prepared` would build for anew. Its values are placeholders, those that a column's default makes
 * included. Answers the rows as the driver gives them, by the names of their columns.
 */
export function statement<Row>(
  build: (db: Db) => { readonly toSQL: () => Query },
): (db: Db, values: Readonly<Record<string, unknown>>) => Promise<readonly Row[]> {
  let built: Query | undefined;
  return async (db, values) => {
    built ??= build(db).toSQL();
    const query = db._.session.prepareQuery(built, undefined, undefined, false);
    const { rows } = (await query.execute({ ...values })) as { readonly rows: readonly Row[] };
    return rows;
  };
}
