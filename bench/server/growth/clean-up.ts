import { openPostgres } from '../../../apps/sandbox-api/src/db/database.ts';
import { removeExpiredRows } from '../../../apps/sandbox-api/src/services/retention/forget.ts';
import { retentionRules } from '../../../apps/sandbox-api/src/services/retention/rules.ts';

const minReportedRows = 1_000;

/** Runs the server's clean-up of the next day, and measures each rule. */
export async function cleanUpFigures(size: number, url: string): Promise<string> {
  const { db, close } = await openPostgres(url);
  const realNow = Date.now() + 24 * 3_600_000;
  const lines: string[] = [];
  for (const rule of retentionRules) {
    const before = await countOf(db, rule.table);
    const startedAt = performance.now();
    await removeExpiredRows(db, rule, { now: realNow, realNow });
    const seconds = (performance.now() - startedAt) / 1000;
    const removed = before - (await countOf(db, rule.table));
    if (removed >= minReportedRows)
      lines.push(`${removed} ${rule.what} in ${seconds.toFixed(1)} s`);
  }
  await close();
  return `Clean-up among ${size} borrowers a day later: ${lines.join('; ') || 'nothing much'}`;
}

type Db = Awaited<ReturnType<typeof openPostgres>>['db'];

async function countOf(db: Db, table: string): Promise<number> {
  const result = (await db.execute(`select count(*)::int as count from ${table}`)) as {
    rows: { count: number }[];
  };
  return result.rows[0]?.count ?? 0;
}
