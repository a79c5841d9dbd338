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

/** More rows than this of one table are never read for one borrower or one page of staff. */
const mostRows = 1_000;

const isRemoval = (text: string) => /^\s*delete\b/i.test(text);
const isPlanned = (text: string) => /^\s*(select|insert|update|delete|with)\b/i.test(text);

/** Later than whatever was written. */
const muchLater = 9e15;
const isTime = (param: unknown) => Number(param) > 1e12 && !/\D/.test(String(param));

/**
 * The queries whose plan reads a growing table from end to end, or very many of its rows, each with why. A
 * removal is planned once more for a time at which all is old: then only one in batches is bounded.
 */
export async function unboundedIn(
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
  for (const [text, params] of queries.filter(([query]) => isPlanned(query))) {
    const plan = await planOf(text, params);
    let reason = plan && unbounded(plan, { isLimited: false, isAllOld: false });
    if (isRemoval(text)) {
      const later = params.map((param) => (isTime(param) ? muchLater : param));
      const whole = await planOf(text, later);
      reason ??= whole && unbounded(whole, { isLimited: false, isAllOld: true });
    }
    if (reason) found.push(`${reason}: ${text}`);
  }
  return found;
}

/**
 * Below a limit the rows of a node are what it could give, not what is read. Where all is old, a batch is the
 * first rows of the table.
 */
function unbounded(
  plan: Plan,
  { isLimited, isAllOld }: { isLimited: boolean; isAllOld: boolean },
): string | undefined {
  const table = plan['Relation Name'];
  const type = plan['Node Type'];
  if (table !== undefined && !small.has(table)) {
    if (type === 'Seq Scan' && !(isLimited && isAllOld)) return `reads all of ${table}`;
    if (type.includes('Scan') && !isLimited && plan['Plan Rows'] > mostRows)
      return `reads ${plan['Plan Rows']} rows of ${table}`;
  }
  const below = { isLimited: isLimited || type === 'Limit', isAllOld };
  return plan.Plans?.map((part) => unbounded(part, below)).find(Boolean);
}
