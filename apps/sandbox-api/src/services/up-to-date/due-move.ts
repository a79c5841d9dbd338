import { addDays, limits, wholeDaysOverdue, type OrderState } from '@kosha/domain';
import { passesStage, type AuditInput } from '../../providers/audit/rules.ts';
import type { Order, OrderMove } from '../ledger/move.ts';

export interface MoveContext {
  facts: AuditInput;
  lendingMs: number;
  /** How long an order stays in state 10 (audit finished); 0 skips the state. */
  auditFinishedMs: number;
  /** Whether the payment provider is still confirming an extension fee (D30). */
  isFeePending: boolean;
  now: number;
}

/** Returns null while an extension fee is being confirmed. */
type DueMove = (order: Order, context: MoveContext) => OrderMove | null;

/** Whether the next state change is due. Orders in other states do not change by time alone. */
const dueAt = {
  '1': ({ auditDueAtMs }, now) => auditDueAtMs <= now,
  '10': ({ auditDueAtMs }, now) => auditDueAtMs <= now,
  '4': ({ lendingDueAtMs }, now) => lendingDueAtMs !== null && lendingDueAtMs <= now,
  '6': ({ dueAtMs }, now) => dueAtMs !== null && wholeDaysOverdue(dueAtMs, now) > 0,
  '11': ({ extensionPayUntilMs }, now) =>
    extensionPayUntilMs !== null && extensionPayUntilMs <= now,
} as const satisfies Partial<Record<OrderState, (order: Order, now: number) => boolean>>;

/** Clears the choice of automatic payout after a denial or a payout attempt (D57). */
const choiceEnds = { isAutoMoney: false } as const;

/**
 * A state change that is made late is recorded with the time at which it was due. Only the change
 * to overdue is recorded with the current time.
 */
const dueMoves = {
  '1': (order, context) => {
    const { auditFinishedMs } = context;
    if (auditFinishedMs === 0) return auditResult(order, context);
    const atMs = order.auditDueAtMs;
    const changes = { auditDueAtMs: atMs + auditFinishedMs };
    return { to: '10', atMs, cause: 'audit finished', changes };
  },
  '10': auditResult,
  '4': (order, { facts, now }) => {
    const atMs = order.lendingDueAtMs ?? now;
    if (!passesStage('disbursal', facts)) {
      return { to: '5', atMs, cause: 'disbursal failed', changes: choiceEnds };
    }
    const dueAtMs = addDays(atMs, order.periodDays);
    const changes = { ...choiceEnds, loanedAtMs: atMs, dueAtMs };
    return { to: '6', atMs, cause: 'money sent', changes };
  },
  '6': (_, { now }) => ({ to: '8', atMs: now, cause: 'due date passed' }),
  '11': (order, { isFeePending, now }) => {
    if (isFeePending) return null;
    const atMs = order.extensionPayUntilMs ?? now;
    return { ...unpaidExtensionMove(order, atMs), cause: 'extension fee not paid in time' };
  },
} as const satisfies Record<keyof typeof dueAt, DueMove>;

/** `auditDueAtMs` is the time of the result, because the change to state 10 postpones that time. */
function auditResult(order: Order, { facts, lendingMs }: MoveContext): OrderMove {
  const atMs = order.auditDueAtMs;
  if (!passesStage('audit', facts)) {
    return { to: '3', atMs, cause: 'audit denied', changes: choiceEnds };
  }
  if (!order.isAutoMoney) return { to: '2', atMs, cause: 'audit passed' };
  const changes = { lendingDueAtMs: atMs + lendingMs };
  return { to: '4', atMs, cause: 'audit passed, money fetched automatically', changes };
}

/**
 * Ends an unpaid extension request. The due date is unchanged, so the order becomes running or
 * overdue again.
 */
export function unpaidExtensionMove(
  { dueAtMs }: Pick<Order, 'dueAtMs'>,
  atMs: number,
): Pick<OrderMove, 'to' | 'atMs' | 'changes'> {
  const isOverdue = dueAtMs !== null && wholeDaysOverdue(dueAtMs, atMs) > 0;
  return { to: isOverdue ? '8' : '6', atMs, changes: { extensionPayUntilMs: null } };
}

const isMovedByTime = (state: OrderState): state is keyof typeof dueAt =>
  Object.hasOwn(dueAt, state);

export function isMoveDue(order: Order, now: number): boolean {
  return isMovedByTime(order.state) && dueAt[order.state](order, now);
}

export function dueMove(order: Order, context: MoveContext): OrderMove | null {
  const { state } = order;
  if (!isMovedByTime(state) || !dueAt[state](order, context.now)) return null;
  return dueMoves[state](order, context);
}

/** When the borrower may apply again after a denial (§9). */
export const rejectionEndMs = (atMs: number): number => addDays(atMs, limits.denialReapplyDays);
