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
  'products',
  'secrets',
  'settings',
  'tracking_events_seq_seq',
]);

/** More rows than this of one table are never read for one borrower or one page of staff. */
const mostRows = 1_000;

const isPlanned = (text: string) => /^\s*(select|insert|update|delete|with)\b/i.test(text);

/** The queries whose plan reads a growing table from end to end, or very many of its rows, each with why. */
export async function unboundedIn(
  db: Db,
  queries: readonly (readonly [text: string, params: unknown[]])[],
): Promise<readonly string[]> {
  const { $client } = db as unknown as { $client: PGlite };
  const found: string[] = [];
  for (const [text, params] of queries.filter(([query]) => isPlanned(query))) {
    const { rows } = await $client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json) ${text}`,
      params,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    const reason = plan && unbounded(plan, false);
    if (reason) found.push(`${reason}: ${text}`);
  }
  return found;
}

/** Below a limit the rows of a node are what it could give, not what is read. */
function unbounded(plan: Plan, isLimited: boolean): string | undefined {
  const table = plan['Relation Name'];
  const type = plan['Node Type'];
  if (table !== undefined && !small.has(table)) {
    if (type === 'Seq Scan') return `reads all of ${table}`;
    if (type.includes('Scan') && !isLimited && plan['Plan Rows'] > mostRows)
      return `reads ${plan['Plan Rows']} rows of ${table}`;
  }
  const limited = isLimited || type === 'Limit';
  return plan.Plans?.map((part) => unbounded(part, limited)).find(Boolean);
}
