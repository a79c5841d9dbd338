import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { runningStates } from '../../../apps/sandbox-api/src/db/schema/index.ts';
import type { AcknowledgedActions } from './borrower.ts';
import type { Run } from './run.ts';

type Row = Readonly<Record<string, unknown>>;
export type Query = (sql: string, values?: unknown[]) => Promise<readonly Row[]>;

const running = runningStates.map((state) => `'${state}'`).join();
const deliveredMs = 60_000;

export async function waitUntilDelivered(query: Query): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const open = await query(
      `select 1 from provider_charges where acknowledged_at_ms is null limit 1`,
    );
    if (open.length === 0 || performance.now() - startedAt > deliveredMs) return;
    await wait(200);
  }
}

/** Each query must return no rows. */
const impossible: Readonly<Record<string, string>> = {
  'orders paid twice': `select order_id from payments
    where purpose <> 'extension' and state = 'paid' and refund_due_at_ms is null
    group by order_id having count(*) > 1`,
  'returned loans that cost another amount than was paid': `select o.id from orders o
    where returned_paise is not null and not exists (select 1 from payments p where p.order_id = o.id
      and p.purpose = 'return' and p.state = 'paid' and p.amount_paise = o.returned_paise
      and p.refund_due_at_ms is null)`,
  'returned loans of which a fee was kept': `select id from orders where returned_paise is not null
    and returned_paise - received_paise <> round(principal_paise * interest_rate_percent_per_day / 100)`,
  'returned loans that count for a tier': `select id from orders
    where returned_paise is not null and was_on_time is not null`,
  'ledgers of consents with a gap': `select user_id from consent_events
    group by user_id having max(number) <> count(*)`,
  'ledgers of consents that lack their last entry': `select user_id from consent_salts s
    where last_number <> (select count(*) from consent_events e where e.user_id = s.user_id)`,
  'steps of an order taken twice': `select order_id from order_events
    where to_state in ('4', '6', '7') group by order_id, to_state having count(*) > 1`,
  'payments that the provider took and the server did not settle': `select payment_id
    from provider_charges c join payments p on p.id = c.payment_id where p.state <> c.outcome`,
  'payments that were made and settled nothing': `select p.id from payments p
    join orders o on o.id = p.order_id where p.purpose <> 'extension' and p.state = 'paid'
      and p.refund_due_at_ms is null and o.state <> '7'`,
  'orders settled without money': `select o.id from orders o where state = '7' and not exists
    (select 1 from payments p where p.order_id = o.id and p.state = 'paid')`,
  'orders of one product that run at the same time': `select user_id from orders
    where state in (${running}) group by user_id, product_id having count(*) > 1`,
};

/**
 * Returns a row if the provider lacks a payment for which the borrower pressed Pay. Ignores a
 * payment that another payment of the order cancelled.
 */
const lostPayment = `select 1 where not exists (select 1 from payments p where p.id = $1 and (
  exists (select 1 from provider_charges c where c.payment_id = p.id)
  or p.state = 'cancelled' and exists (select 1 from payments o
    where o.order_id = p.order_id and o.seq <> p.seq)))`;

/** Compares the database with the acknowledged writes. Returns one message per violation. */
export async function findLedgerViolations(run: Run, query: Query): Promise<readonly string[]> {
  const problems = [...run.seen.faults];
  if (run.lost() > 0) problems.push(`${run.lost()} servers ended by themselves`);
  for (const [name, sql] of Object.entries(impossible)) {
    const { length } = await query(sql);
    if (length > 0) problems.push(`${length} ${name}`);
  }
  for (const { book } of run.borrowers) {
    const idsOf = async (table: string) =>
      (
        await query(
          `select t.id, t.${table === 'orders' ? 'state' : 'id'} as state from ${table} t
           join users u on u.id = t.user_id where u.phone = $1`,
          [book.phone],
        )
      ).map(({ id, state }) => [String(id), String(state)] as const);
    const orders = new Map(await idsOf('orders'));
    const cards = new Map(await idsOf('bank_cards'));
    problems.push(...differences('order', book.orderIds, orders));
    problems.push(...differences('card', book.cardIds, cards));
    for (const id of book.paidPaymentIds) {
      const lost = await query(lostPayment, [id]);
      if (lost.length > 0) problems.push(`payment ${id} was paid and is lost`);
    }
  }
  return problems;
}

export interface Counts {
  written: number;
  /** The number of loans that the borrowers returned (D56). */
  returned: number;
  races: number;
}

export async function countActs({ borrowers }: Run, query: Query): Promise<Counts> {
  const sum = (count: (book: AcknowledgedActions) => number) =>
    borrowers.reduce((total, { book }) => total + count(book), 0);
  const returned = await query('select id from orders where returned_paise is not null');
  return {
    written: sum((book) => book.orderIds.size + book.cardIds.size + book.paidPaymentIds.size),
    returned: returned.length,
    races: sum((book) => book.races),
  };
}

function* differences(what: string, known: Set<string>, found: ReadonlyMap<string, string>) {
  for (const id of known) if (!found.has(id)) yield `${what} ${id} was acknowledged and is lost`;
  for (const id of found.keys()) if (!known.has(id)) yield `${what} ${id} was made twice`;
}

export async function auditPictures(folder: string, query: Query): Promise<readonly string[]> {
  const files = new Set(
    (await readdir(folder, { recursive: true })).map((path) => path.split('/').at(-1)),
  );
  const rows = await query('select id from pictures');
  return rows
    .filter(({ id }) => !files.has(String(id)))
    .map(({ id }) => `picture ${String(id)} was acknowledged and its file is lost`);
}
