import type { PGlite, Transaction } from '@electric-sql/pglite';

/**
 * The client without the parsers that Drizzle names at every query, for which PGlite copies its table
 * of some hundred types each time: half of the cost of a small query. They keep dates and arrays as
 * texts, and no column is either.
 */
export function plainPglite(client: PGlite): PGlite {
  const plain = (on: Pick<Transaction, 'query'>): Transaction['query'] => {
    const query = on.query.bind(on) as Transaction['query'];
    return (sql, params, options) => {
      const { parsers: _, ...rest } = options ?? {};
      return query(sql, params, rest);
    };
  };
  const transaction = client.transaction.bind(client);
  return Object.assign(client, {
    query: plain(client),
    transaction: <T>(run: (tx: Transaction) => Promise<T>) =>
      transaction((tx) => run(Object.assign(tx, { query: plain(tx) }))),
  });
}
