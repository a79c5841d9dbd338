import { sql, type SQL } from 'drizzle-orm';
import { dataMap, type TableEntry } from '../../db/data-map.ts';

export interface BorrowerIdentifiers {
  userId: string;
  phone: string;
}

export function borrowerRowsCondition(borrower: BorrowerIdentifiers, { belongs }: TableEntry): SQL {
  if (belongs === undefined) return sql`false`;
  const { column, to } = belongs;
  if (to === 'user') return sql`${sql.identifier(column)} = ${borrower.userId}`;
  if (to === 'phone') return sql`${sql.identifier(column)} = ${borrower.phone}`;
  const up = dataMap[to.table];
  if (up === undefined) throw new Error(`The map of data has no ${to.table}.`);
  return sql`${sql.identifier(column)} in (select ${sql.identifier(to.key)}
    from ${sql.identifier(to.table)} where ${borrowerRowsCondition(borrower, up)})`;
}
