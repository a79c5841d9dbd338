import type { Db } from './database.ts';

/**
 * A query that is built once for each database, and again inside each transaction; building it at every call is half
 * of the cost of a small read. Build it with `.prepare('')`: a named statement would stay on its connection, and a
 * pooler may give out another connection next time.
 */
export function prepared<Query extends object>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    let query = built.get(db);
    if (query === undefined) built.set(db, (query = build(db)));
    return query;
  };
}
