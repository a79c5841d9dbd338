import { loanStatement, type LoanStatement, type Paise, type PolicyProfile } from '@kosha/domain';
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepareQueryOnce } from '../../db/prepare-query.ts';
import {
  bankCards,
  keyFactsAcknowledgements,
  keyFactsProposals,
  orders,
  type PaymentState,
  products,
  rejections,
  runningStatesSql,
  users,
} from '../../db/schema/index.ts';
import { choiceSettingSql, switchSettingSql } from '../../providers/settings/settings.ts';
import { lockOrderOwners } from '../session/account-lock.ts';
import { loanEventsOf, paidExtensionsSql, type PaidExtensionRow } from './loan.ts';
import type { Order } from './move.ts';
import { isPaymentPendingSql, latestRepaymentStateSql } from './payments.ts';

interface LatestKeyFacts {
  proposalNo: string;
  validUntilMs: number;
  isAcknowledged: boolean;
}

/** The order's latest Key Facts Statement (D55); null if none was issued. */
const latestKeyFacts: SQL<LatestKeyFacts | null> = sql`(
  select json_build_object(
    'proposalNo', ${keyFactsProposals.proposalNo},
    'validUntilMs', ${keyFactsProposals.validUntilMs},
    'isAcknowledged', exists (select from ${keyFactsAcknowledgements}
      where ${keyFactsAcknowledgements.proposalNo} = ${keyFactsProposals.proposalNo})
  )
  from ${keyFactsProposals}
  where ${keyFactsProposals.orderId} = ${orders.id}
  order by ${keyFactsProposals.version} desc
  limit 1)`;

export interface LoadedOrder {
  order: Order;
  productName: string;
  productLogo: string;
  accountMasked: string;
  paidExtensions: readonly PaidExtensionRow[] | null;
  /** Whether the provider is confirming a payment. The app then offers no other payment (D66). */
  isPaymentChecked: boolean;
}

export const loanStatementOf = (
  { order, paidExtensions }: Pick<LoadedOrder, 'order' | 'paidExtensions'>,
  now: number,
): LoanStatement => loanStatement(loanEventsOf(order, paidExtensions ?? []), now);

export interface DetailedOrder extends LoadedOrder {
  /** The state of the repayment that settled the order, else of the latest repayment. */
  repaymentState: PaymentState | null;
  /** The number of loans repaid on time up to this loan, including this loan (D18). */
  onTimeThen: number;
  /** The latest Key Facts Statement (D55); null if none was issued. */
  keyFacts: LatestKeyFacts | null;
  policyProfile: PolicyProfile;
  /** Whether the app starts the repayment without asking for confirmation (§4.23). */
  isReserved: boolean;
  /** Whether a borrower who requests a new loan while repaying may choose its amount (D38). */
  canChooseAmount: boolean;
}

interface OrderKey {
  userId: string;
  orderId: string;
}

export const findOrders = (
  db: Db,
  { userId, offset, limit }: { userId: string; offset: number; limit: number },
): Promise<readonly LoadedOrder[]> => ordersOfUser(db).execute({ userId, offset, limit });

export interface RunningOrdersResult {
  orders: readonly LoadedOrder[];
  onTimeRepayments: number;
  wasDenied: boolean;
  policyProfile: PolicyProfile;
  /** The newest order if its loan was returned in the cooling-off period (D56); otherwise null. */
  returned: ReturnedRow | null;
}

interface ReturnedRow {
  orderId: string;
  productName: string;
  paidPaise: Paise;
  returnedAtMs: number;
}

export async function findRunningOrders(db: Db, userId: string): Promise<RunningOrdersResult> {
  const rows = await runningOfUser(db).execute({ userId });
  const [first] = rows;
  return {
    orders: rows.flatMap(({ order, productName, productLogo, accountMasked, ...rest }) =>
      order === null || productName === null || productLogo === null || accountMasked === null
        ? []
        : [{ order, productName, productLogo, accountMasked, ...rest }],
    ),
    onTimeRepayments: first?.onTimeRepayments ?? 0,
    wasDenied: first?.wasDenied ?? false,
    policyProfile: first?.policyProfile ?? 'specified',
    returned: first?.returned ?? null,
  };
}

export const findOrderRows = (
  db: Db,
  { userId, orderId }: OrderKey,
): Promise<readonly LoadedOrder[]> => orderOfUser(db).execute({ userId, orderId });

export const findDetailedOrderRows = (
  db: Db,
  { userId, orderId }: OrderKey,
): Promise<readonly DetailedOrder[]> => detailedOrderOfUser(db).execute({ userId, orderId });

/** Locks the account first, as all writes do, to avoid deadlocks. Then locks the order. */
export async function lockOrder(tx: Db, orderId: string): Promise<void> {
  await lockOrderOwners(tx, [orderId]);
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
}

const isOwn = eq(orders.userId, sql.placeholder('userId'));
const isRequested = and(eq(orders.id, sql.placeholder('orderId')), isOwn);

const ofProduct = eq(products.id, orders.productId);
const ofCard = eq(bankCards.id, orders.cardId);
const columns = {
  order: orders,
  productName: products.name,
  productLogo: products.logo,
  accountMasked: bankCards.accountMasked,
  paidExtensions: paidExtensionsSql,
  isPaymentChecked: isPaymentPendingSql,
};
const select = (db: Db) =>
  db.select(columns).from(orders).innerJoin(products, ofProduct).innerJoin(bankCards, ofCard);

const newestFirst = [desc(orders.appliedAtMs), desc(orders.orderNo)];
const ordersOfUser = prepareQueryOnce((db) =>
  select(db)
    .where(isOwn)
    .orderBy(...newestFirst)
    .offset(sql.placeholder('offset'))
    .limit(sql.placeholder('limit'))
    .prepare(''),
);
const newestIfReturned = sql<ReturnedRow | null>`(
  select case when newest.returned_paise is not null then json_build_object(
    'orderId', newest.id, 'productName', product.name,
    'paidPaise', newest.returned_paise, 'returnedAtMs', newest.settled_at_ms) end
  from ${orders} newest join ${products} product on product.id = newest.product_id
  where newest.user_id = ${sql.placeholder('userId')}
  order by newest.applied_at_ms desc, newest.order_no desc
  limit 1)`;
const isRunning = sql`${orders.state} in (${runningStatesSql})`;
const runningOfUser = prepareQueryOnce((db) =>
  db
    .select({
      ...columns,
      onTimeRepayments: sql<number>`(select count(*)::int from ${orders} paid
        where paid.user_id = ${sql.placeholder('userId')} and paid.was_on_time)`,
      wasDenied: sql<boolean>`exists (select from ${rejections}
        where user_id = ${sql.placeholder('userId')})`,
      policyProfile: choiceSettingSql('policyProfile'),
      returned: newestIfReturned,
    })
    .from(users)
    .leftJoin(orders, and(eq(orders.userId, users.id), isRunning))
    .leftJoin(products, ofProduct)
    .leftJoin(bankCards, ofCard)
    .where(eq(users.id, sql.placeholder('userId')))
    .orderBy(...newestFirst)
    .prepare(''),
);
/**
 * Counts the loans repaid on time up to this loan, including this loan. Among loans repaid at the
 * same time, the order with the lower number comes first.
 */
const onTimeThen = sql<number>`(select count(*)::int from ${orders} paid
  where paid.user_id = ${orders.userId} and paid.was_on_time
    and (paid.settled_at_ms, paid.order_no) <= (${orders.settledAtMs}, ${orders.orderNo}))`;
const orderOfUser = prepareQueryOnce((db) => select(db).where(isRequested).prepare(''));
const detailedOrderOfUser = prepareQueryOnce((db) =>
  db
    .select({
      ...columns,
      repaymentState: latestRepaymentStateSql(db),
      onTimeThen,
      keyFacts: latestKeyFacts,
      policyProfile: choiceSettingSql('policyProfile'),
      isReserved: switchSettingSql('isReserved'),
      canChooseAmount: switchSettingSql('canChooseAmount'),
    })
    .from(orders)
    .innerJoin(products, ofProduct)
    .innerJoin(bankCards, ofCard)
    .where(isRequested)
    .prepare(''),
);

const onTimeOfUser = prepareQueryOnce((db) =>
  db
    .select({ count: count() })
    .from(orders)
    .where(and(isOwn, eq(orders.wasOnTime, true)))
    .prepare(''),
);

/** The number of loans that a borrower repaid on time, which determines the tier (D18). */
export async function countOnTimeRepayments(db: Db, userId: string): Promise<number> {
  const [row] = await onTimeOfUser(db).execute({ userId });
  return row?.count ?? 0;
}
