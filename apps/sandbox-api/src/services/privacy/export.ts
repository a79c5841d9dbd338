import type { Schema } from '@kosha/api-client';
import { dayMs } from '@kosha/domain';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { dataKinds, type DataKind } from '../../db/data-kinds.ts';
import { dataMap } from '../../db/data-map.ts';
import type { Db } from '../../db/database.ts';
import { dataExports } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { formatRow } from './format-row.ts';
import { exportedFieldsOf, type ExportedRow } from './format-field.ts';
import { borrowerRowsCondition, type BorrowerIdentifiers } from './rows-of.ts';

const exportLifetimeMs = dayMs;
const maxRows = 200;

/** Until the export expires, further calls return the same job (D60). */
export async function startExport(
  db: Db,
  { userId, now }: { userId: string; now: number },
): Promise<Schema<'ExportJob'>> {
  return db.transaction(async (tx) => {
    // A concurrent call waits for this lock, and then finds the job that this call created.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`export:${userId}`}))`);
    const [open] = await tx
      .select()
      .from(dataExports)
      .where(and(eq(dataExports.userId, userId), gt(dataExports.expiresAtMs, now)))
      .orderBy(desc(dataExports.expiresAtMs))
      .limit(1);
    if (open !== undefined) return jobOf(open);
    const [made] = await tx
      .insert(dataExports)
      .values({ userId, createdAtMs: now, expiresAtMs: now + exportLifetimeMs })
      .returning();
    if (made === undefined) throw new Error('An export was not written.');
    return jobOf(made);
  });
}

const jobOf = (job: typeof dataExports.$inferSelect) => ({
  jobId: job.id,
  state: 'ready',
  createdTime: job.createdAtMs,
  expiryTime: job.expiresAtMs,
});

/** Returns the borrower's current data. Throws a Refusal if the export has expired. */
export async function readExport(
  db: Db,
  request: BorrowerIdentifiers & { jobId: string; now: number },
): Promise<Schema<'DataExport'>> {
  const { userId, jobId, now } = request;
  const [job] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, jobId), eq(dataExports.userId, userId)));
  if (job === undefined || job.expiresAtMs <= now) throw refuse('exportNotFound');
  const kinds = (Object.keys(dataKinds) as DataKind[]).toReversed();
  const sections = await Promise.all(
    kinds.map(async (kind) => ({
      kind,
      title: dataKinds[kind].title,
      tables: await tablesOf(db, request, kind),
    })),
  );
  return {
    ...jobOf(job),
    sections: sections.filter(({ tables }) => tables.length > 0),
  };
}

async function tablesOf(db: Db, borrower: BorrowerIdentifiers, kind: DataKind) {
  const entries = Object.entries(dataMap).filter(([, entry]) => entry.kind === kind);
  const tables = await Promise.all(
    entries.map(async ([table, entry]) => {
      const columns = Object.keys(entry.columns).filter(
        (name) => entry.columns[name] === 'exported',
      );
      if (columns.length === 0) return null;
      const found = await rowsOf(db, table, columns, borrowerRowsCondition(borrower, entry));
      if (found.total === 0) return null;
      const rows = await Promise.all(found.rows.map((row) => formatRow(db, table, row)));
      return { table, total: found.total, rows };
    }),
  );
  return tables.filter((table) => table !== null);
}

async function rowsOf(
  db: Db,
  table: string,
  columns: readonly string[],
  isTheirs: ReturnType<typeof sql>,
) {
  const from = sql`from ${sql.identifier(table)} where ${isTheirs}`;
  const time =
    columns.find((name) => name.endsWith('at_ms')) ?? columns.find((name) => name.endsWith('_ms'));
  const order = time === undefined ? sql`` : sql`order by ${sql.identifier(time)} desc`;
  const list = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const { rows } = (await db.execute(
    sql`select ${list} ${from} ${order} limit ${maxRows}`,
  )) as unknown as { rows: ExportedRow[] };
  const { rows: counted } = (await db.execute(
    sql`select count(*)::int as total ${from}`,
  )) as unknown as {
    rows: { total: number }[];
  };
  return { total: counted[0]?.total ?? 0, rows: rows.map((row) => exportedFieldsOf(row)) };
}
