import { addDays, limits, wholeDaysOverdue, type OrderState } from '@kosha/domain';
import { passes, type AuditFacts } from '../../simulators/audit/rules.ts';
import type { Order, OrderMove } from './move.ts';

export interface MoveContext {
  readonly facts: AuditFacts;
  readonly lendingMs: number;
  readonly now: number;
}

type DueMove = (order: Order, context: MoveContext) => OrderMove;

/** When an order leaves its state by itself; a state that is not listed waits for somebody. */
const dueAt = {
  '1': ({ auditDueAtMs }, now) => auditDueAtMs <= now,
  '4': ({ lendingDueAtMs }, now) => lendingDueAtMs !== null && lendingDueAtMs <= now,
  '6': ({ dueAtMs }, now) => dueAtMs !== null && wholeDaysOverdue(dueAtMs, now) > 0,
} as const satisfies Partial<Record<OrderState, (order: Order, now: number) => boolean>>;

/** What it then does. Times are those at which it was due, not those at which somebody looked. */
const dueMoves = {
  '1': (order, { facts, lendingMs }) => {
    const atMs = order.auditDueAtMs;
    if (!passes('audit', facts)) return { to: '3', atMs, cause: 'audit denied' };
    if (!order.isAutoMoney) return { to: '2', atMs, cause: 'audit passed' };
    const changes = { lendingDueAtMs: atMs + lendingMs };
    return { to: '4', atMs, cause: 'audit passed, money fetched automatically', changes };
  },
  '4': (order, { facts, now }) => {
    const atMs = order.lendingDueAtMs ?? now;
    if (!passes('disbursal', facts)) return { to: '5', atMs, cause: 'disbursal failed' };
    const changes = { loanedAtMs: atMs, dueAtMs: addDays(atMs, order.periodDays) };
    return { to: '6', atMs, cause: 'money sent', changes };
  },
  '6': (_, { now }) => ({ to: '8', atMs: now, cause: 'due date passed' }),
} as const satisfies Record<keyof typeof dueAt, DueMove>;

const isMovedByTime = (state: OrderState): state is keyof typeof dueAt =>
  Object.hasOwn(dueAt, state);

/** Whether time alone moves the order on. */
export function isMoveDue(order: Order, now: number): boolean {
  return isMovedByTime(order.state) && dueAt[order.state](order, now);
}

/** What time does to the order by `now`, or null. */
export function dueMove(order: Order, context: MoveContext): OrderMove | null {
  const { state } = order;
  if (!isMovedByTime(state) || !dueAt[state](order, context.now)) return null;
  return dueMoves[state](order, context);
}

/** Until when a borrower denied at `atMs` may not apply again (§9). */
export const rejectedUntil = (atMs: number): number => addDays(atMs, limits.denialReapplyDays);
