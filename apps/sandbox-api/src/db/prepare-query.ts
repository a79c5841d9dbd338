import type { Db } from './database.ts';

/**
 * Builds a query once, because building takes half the time of a small read. Use `.prepare('')`: a
 * named statement exists on one connection only, but a pooler may switch connections.
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
