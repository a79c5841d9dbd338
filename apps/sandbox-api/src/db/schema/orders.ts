import {
  allOrderStates,
  isTerminalOrderState,
  orderStateRow,
  type LoanUsage,
  type OrderState,
} from '@kosha/domain';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Message } from '../../messages/message.ts';
import { epochMs, id, paise, percent } from './columns.ts';
import { products } from './products.ts';
import { bankCards, userReference } from './users.ts';

/** The states in which an order blocks a further order of the same product. */
export const runningStates: readonly OrderState[] = allOrderStates.filter(
  (state) => !isTerminalOrderState(state),
);

export const auditStates: readonly OrderState[] = allOrderStates.filter(
  (state) => orderStateRow(state).block === 'inAudit',
);

const listOf = (states: readonly OrderState[]) =>
  sql.raw(states.map((state) => `'${state}'`).join(', '));

export const runningStatesSql = listOf(runningStates);
export const auditStatesSql = listOf(auditStates);

export const orderNumbers = pgSequence('order_numbers', { startWith: 70_001 });

/**
 * `orders` and `nextLoans` share one sequence, because a loan in `nextLoans` keeps its number when
 * it becomes an order.
 */
const orderNo = () =>
  text()
    .notNull()
    .unique()
    .default(sql`'KS' || lpad(nextval('order_numbers')::text, 10, '0')`);

export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderNo: orderNo(),
    userId: userReference(),
    productId: text()
      .notNull()
      .references(() => products.id),
    cardId: text()
      .notNull()
      .references(() => bankCards.id),
    state: text().$type<OrderState>().notNull(),
    /**
     * Whether the payout starts automatically, without a tap on 'Get Money' (§2 Apply page). A
     * denial or payout attempt resets the value to false (D57).
     */
    isAutoMoney: boolean().notNull(),
    /** The purpose of the loan (§3.31); null if the borrower chose none. */
    usage: text().$type<LoanUsage>(),
    periodDays: integer().notNull(),
    interestRatePercentPerDay: percent().notNull(),
    overdueRatePercentPerDay: percent().notNull(),
    principalPaise: paise().notNull(),
    processingFeePaise: paise().notNull(),
    gstPaise: paise().notNull(),
    interestPaise: paise().notNull(),
    receivedPaise: paise().notNull(),
    repaymentPaise: paise().notNull(),
    appliedAtMs: epochMs().notNull(),
    auditDueAtMs: epochMs().notNull(),
    lendingDueAtMs: epochMs(),
    loanedAtMs: epochMs(),
    dueAtMs: epochMs(),
    settledAtMs: epochMs(),
    /** Number of requested extensions, including unpaid ones (D53). */
    extensionsAsked: integer().notNull().default(0),
    /** Deadline for paying the extension fee; null if no extension waits for payment. */
    extensionPayUntilMs: epochMs(),
    isExtended: boolean().notNull().default(false),
    /**
     * Length of the cooling-off period after the payout, in which the borrower can return the loan
     * (D56); 0 for a loan without this period.
     */
    coolingOffDays: integer().notNull().default(0),
    /** The amount paid to return the loan in the cooling-off period (D56); otherwise null. */
    returnedPaise: paise(),
    /**
     * Whether the borrower repaid on time. The number of loans repaid on time decides the
     * borrower's tier (D18). Null before the repayment, and for a loan returned in the cooling-off
     * period.
     */
    wasOnTime: boolean(),
  },
  (table) => [
    uniqueIndex('orders_one_running_per_product')
      .on(table.userId, table.productId)
      .where(sql`state in (${runningStatesSql})`),
    index('orders_by_user').on(table.userId, table.appliedAtMs),
    index('orders_on_time')
      .on(table.userId)
      .where(sql`was_on_time`),
    index('orders_by_card').on(table.cardId),
    index('orders_in_audit')
      .on(table.auditDueAtMs, table.id)
      .where(sql`state in (${auditStatesSql})`),
    index('orders_in_disbursal')
      .on(table.lendingDueAtMs, table.id)
      .where(sql`state = '4'`),
    index('orders_awaiting_fee')
      .on(table.extensionPayUntilMs, table.id)
      .where(sql`state = '11'`),
  ],
);

/** Every state change of every order. Append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    atMs: epochMs().notNull(),
    fromState: text().$type<OrderState>(),
    toState: text().$type<OrderState>().notNull(),
    cause: text().notNull(),
  },
  (table) => [index('order_events_by_order').on(table.orderId)],
);

/** Orders whose state change failed. The background job skips them until `nextTryAtMs`. */
export const postponedOrders = pgTable(
  'orders_set_aside',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Code or name of the last error, without personal data. */
    reason: text().notNull(),
    times: integer().notNull().default(1),
    sinceMs: epochMs().notNull(),
    nextTryAtMs: epochMs().notNull(),
  },
  (table) => [index('orders_set_aside_by_age').on(table.sinceMs)],
);

/** Denials. The borrower may not apply for the product again until `untilMs` (§9). */
export const rejections = pgTable(
  'rejections',
  {
    userId: userReference(),
    productId: text()
      .notNull()
      .references(() => products.id),
    untilMs: epochMs().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

export type NextLoanState = 'waiting' | 'started' | 'refused' | 'cancelled';

/**
 * Loans that start when the current loan is settled: scheduled (`autoApply`, D10) or requested with
 * the repayment (`reapply`, D11).
 */
export const nextLoans = pgTable(
  'schedules',
  {
    id: id(),
    /** Shows the order of insertion. `createdAtMs` does not: testers can move the clock back. */
    seq: bigserial({ mode: 'number' }).notNull(),
    orderNo: orderNo(),
    kind: text().$type<'autoApply' | 'reapply'>().notNull(),
    userId: userReference(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The bank card for the payout; null until the borrower chooses a card (D09). */
    cardId: text().references(() => bankCards.id),
    amountPaise: paise().notNull(),
    usage: text().$type<LoanUsage>(),
    createdAtMs: epochMs().notNull(),
    state: text().$type<NextLoanState>().notNull(),
    /** Why the loan did not start, in English; set only in the state 'refused'. */
    refusal: text(),
    /** `refusal` as a translatable message (D58). Rows of earlier versions have only `refusal`. */
    refusalText: jsonb().$type<Message>(),
    startedOrderId: text().references(() => orders.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('schedules_one_waiting_per_order')
      .on(table.orderId)
      .where(sql`state = 'waiting'`),
    index('schedules_by_user').on(table.userId, table.seq),
    index('schedules_by_order').on(table.orderId),
    index('schedules_by_card').on(table.cardId),
    index('schedules_by_started_order').on(table.startedOrderId),
    index('schedules_ended')
      .on(table.createdAtMs)
      .where(sql`state <> 'waiting'`),
  ],
);
