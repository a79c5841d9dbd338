import type { Db } from './database.ts';

/**
 * Builds a query once per `Db`, because building takes half the time of a small query. `build` must
 * call `.prepare('')` without a name: PostgreSQL keeps a named statement on one connection only,
 * and a connection pooler may switch connections.
 */
export function prepareQueryOnce<Query extends object>(
  build: (db: Db) => Query,
): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    let query = built.get(db);
    if (query === undefined) built.set(db, (query = build(db)));
    return query;
  };
}
