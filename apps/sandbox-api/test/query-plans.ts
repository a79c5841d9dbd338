import type { PGlite } from '@electric-sql/pglite';
import type { Db } from '../src/db/database.ts';

interface Plan {
  'Node Type': string;
  'Plan Rows': number;
  'Relation Name'?: string;
  Plans?: readonly Plan[];
}

/** Tables that do not grow with the number of borrowers. */
const small = new Set([
  '__drizzle_migrations',
  'bank_branches',
  'banks',
  'bank_cities',
  'clock',
  'form_descriptors',
  'job_leases',
  'kept_from',
  'loaded_files',
  'orders_set_aside',
  'products',
  'secrets',
  'settings',
  'tracking_events_seq_seq',
]);

const maxRows = 1_000;

const isDelete = (text: string) => /^\s*delete\b/i.test(text);
const isExplainable = (text: string) => /^\s*(select|insert|update|delete|with)\b/i.test(text);

const farFuture = 9e15;
const isTime = (param: unknown) => Number(param) > 1e12 && !/\D/.test(String(param));

/**
 * Returns the queries that read too many rows according to the query plan, each with the reason. A
 * delete is also checked for the case that all rows of its table have expired.
 */
export async function findUnboundedQueries(
  db: Db,
  queries: readonly (readonly [text: string, params: unknown[]])[],
): Promise<readonly string[]> {
  const { $client } = db as unknown as { $client: PGlite };
  const found: string[] = [];
  const planOf = async (text: string, params: unknown[]) => {
    const explain = `explain (format json) ${text}`;
    const { rows } = await $client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain, params);
    return rows[0]?.['QUERY PLAN'][0].Plan;
  };
  for (const [text, params] of queries.filter(([query]) => isExplainable(query))) {
    const plan = await planOf(text, params);
    let reason = plan && unbounded(plan, { isLimited: false, isAllOld: false });
    if (isDelete(text)) {
      const later = params.map((param) => (isTime(param) ? farFuture : param));
      const whole = await planOf(text, later);
      reason ??= whole && unbounded(whole, { isLimited: false, isAllOld: true });
    }
    if (reason) found.push(`${reason}: ${text}`);
  }
  return found;
}

/**
 * Returns why a plan reads too many rows. Below a LIMIT, row estimates do not count. If all rows
 * have expired (`isAllOld`), a full scan below a LIMIT is also allowed: each row that it reads
 * matches, so it soon reaches the limit.
 */
function unbounded(
  plan: Plan,
  { isLimited, isAllOld }: { isLimited: boolean; isAllOld: boolean },
): string | undefined {
  const table = plan['Relation Name'];
  const type = plan['Node Type'];
  if (table !== undefined && !small.has(table)) {
    if (type === 'Seq Scan' && !(isLimited && isAllOld)) return `reads all of ${table}`;
    if (type.includes('Scan') && !isLimited && plan['Plan Rows'] > maxRows)
      return `reads ${plan['Plan Rows']} rows of ${table}`;
  }
  const below = { isLimited: isLimited || type === 'Limit', isAllOld };
  return plan.Plans?.map((part) => unbounded(part, below)).find(Boolean);
}
