import { allOrderStates, isTerminal, type LoanUsage, type OrderState } from '@kosha/domain';
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
import type { Text } from '../../words/text.ts';
import { epochMs, id, paise, percent } from './columns.ts';
import { products } from './products.ts';
import { bankCards, owner } from './users.ts';

/** States in which no second order of the product may begin: all that are not terminal. */
export const runningStates: readonly OrderState[] = allOrderStates.filter(
  (state) => !isTerminal(state),
);

/** As its index writes them. */
export const runningStateList = sql.raw(runningStates.map((state) => `'${state}'`).join(', '));

export const orderNumbers = pgSequence('order_numbers', { startWith: 70_001 });

/** Each number is given out once, to an order or to one that is still to come. */
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
    userId: owner(),
    productId: text()
      .notNull()
      .references(() => products.id),
    cardId: text()
      .notNull()
      .references(() => bankCards.id),
    state: text().$type<OrderState>().notNull(),
    /**
     * True when the money is sent without 'Get Money' being pressed (§2 Apply page). Once it was sent, or will not be,
     * the choice is not kept (D57).
     */
    isAutoMoney: boolean().notNull(),
    /** What the money is for (§3.31), where it was asked. */
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
    /** How many extensions were asked for, however they ended (D53). */
    extensionsAsked: integer().notNull().default(0),
    /** In state 11: until when the extension's fee can be paid. Null in any other state. */
    extensionPayUntilMs: epochMs(),
    /** The due date was moved by an extension. */
    isExtended: boolean().notNull().default(false),
    /** For how many days after the payout it can be returned (D56); 0 for an order from before that. */
    coolingOffDays: integer().notNull().default(0),
    /** What was paid to return it (D56); null for an order that was not returned. */
    returnedPaise: paise(),
    /** Whether the repayment counts for the tier (D18); null until settled, and for a returned loan. */
    wasOnTime: boolean(),
  },
  (table) => [
    uniqueIndex('orders_one_running_per_product')
      .on(table.userId, table.productId)
      .where(sql`state in (${runningStateList})`),
    index('orders_by_user').on(table.userId, table.appliedAtMs),
    index('orders_on_time')
      .on(table.userId)
      .where(sql`was_on_time`),
    index('orders_by_card').on(table.cardId),
    index('orders_in_audit')
      .on(table.auditDueAtMs, table.id)
      .where(sql`state in ('1', '10')`),
    index('orders_awaiting_fee')
      .on(table.extensionPayUntilMs, table.id)
      .where(sql`state = '11'`),
  ],
);

/** The history of an order. Rows are only added. */
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

/** Orders that could not be moved when they were due, so that they hold up nobody and somebody looks. */
export const ordersSetAside = pgTable(
  'orders_set_aside',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The code or the name of the last error, which holds no values. */
    reason: text().notNull(),
    times: integer().notNull().default(1),
    sinceMs: epochMs().notNull(),
    nextTryAtMs: epochMs().notNull(),
  },
  (table) => [index('orders_set_aside_by_age').on(table.sinceMs)],
);

/** Until when a borrower may not apply for a product again after a denial (§9). */
export const rejections = pgTable(
  'rejections',
  {
    userId: owner(),
    productId: text()
      .notNull()
      .references(() => products.id),
    untilMs: epochMs().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

export type NextLoanState = 'waiting' | 'started' | 'refused' | 'cancelled';

/**
 * Loans that start when the present one is settled: a scheduled order (`autoApply`, D10), or one asked
 * for with the repayment (`reapply`, D11). The order that comes of it keeps `orderNo`.
 */
export const nextLoans = pgTable(
  'schedules',
  {
    id: id(),
    /** In which order they were made. The server's time cannot tell it, since it can be moved. */
    seq: bigserial({ mode: 'number' }).notNull(),
    orderNo: orderNo(),
    kind: text().$type<'autoApply' | 'reapply'>().notNull(),
    userId: owner(),
    /** The present order. */
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null until the borrower chooses one (D09). */
    cardId: text().references(() => bankCards.id),
    amountPaise: paise().notNull(),
    /** Null for a reapply, which names none. */
    usage: text().$type<LoanUsage>(),
    createdAtMs: epochMs().notNull(),
    state: text().$type<NextLoanState>().notNull(),
    /** Why it did not start, in English words. */
    refusal: text(),
    /** The same as it can be told in any language (D58); null in rows of before. */
    refusalText: jsonb().$type<Text>(),
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
