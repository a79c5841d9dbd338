import type { PGlite, Transaction } from '@electric-sql/pglite';

/**
 * Removes the parsers that Drizzle passes with every query, because PGlite copies its type table
 * for them, which is half of the cost of a small query. Only date and array columns need these
 * parsers, and no query reads such a column.
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
