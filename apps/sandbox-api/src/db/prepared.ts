import type { Db } from './database.ts';

/**
 * Builds a query once, because building costs half of a small read. Use `.prepare('')`: a named
 * statement exists on one connection only, and a pooler may use a different connection for each
 * query.
 */
export function prepared<Query extends object>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    let query = built.get(db);
    if (query === undefined) built.set(db, (query = build(db)));
    return query;
  };
}
