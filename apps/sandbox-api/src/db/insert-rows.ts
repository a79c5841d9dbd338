import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

export interface TableRows {
  table: string;
  columns: readonly string[];
  rows: readonly (readonly (string | null)[])[];
}

const rowsPerInsert = 20_000;

/** Inserts many rows fast: each statement gets up to 20,000 rows as one JSON document. */
export async function insertRows(tx: Db, { table, columns, rows }: TableRows): Promise<void> {
  const [target, names] = [sql.raw(table), sql.raw(columns.join(', '))];
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    const objects = rows
      .slice(start, start + rowsPerInsert)
      .map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
    await tx.execute(sql`insert into ${target} (${names}) select ${names}
      from json_populate_recordset(null::${target}, ${JSON.stringify(objects)}::json)`);
  }
}
