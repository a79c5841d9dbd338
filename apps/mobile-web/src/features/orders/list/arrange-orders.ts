import {
  isRepaymentOverdue,
  isPaymentBeingChecked,
  orderStateRow,
  parseOrderState,
  type OrderBlockReason,
} from '@kosha/domain';
import type { ListedOrder } from '../../../shared/queries/order-list.ts';

type OrderGroup =
  | 'owed'
  | 'confirm'
  | 'paying'
  | 'checking'
  | 'checked'
  | 'onItsWay'
  | 'ended'
  | 'other';

const groupOfBlock = {
  paidOut: 'owed',
  awaitsConfirmation: 'confirm',
  inAudit: 'checking',
  inDisbursal: 'onItsWay',
  ended: 'ended',
} as const satisfies Record<OrderBlockReason, OrderGroup>;

/** The groups without an urgent action, in display order. Unknown states come last (D19). */
const later = [
  'paying',
  'checking',
  'checked',
  'onItsWay',
  'ended',
  'other',
] as const satisfies readonly OrderGroup[];

function groupOf(order: ListedOrder): OrderGroup {
  const parsed = parseOrderState(order.orderState);
  if (!parsed.isKnown) return 'other';
  if (isPaymentBeingChecked(order)) return 'paying';
  // State 10: the review of the application is complete, but its result is not known yet (§4).
  if (parsed.state === '10') return 'checked';
  return groupOfBlock[orderStateRow(parsed.state).block];
}

export const hasOrderEnded = (order: ListedOrder): boolean => groupOf(order) === 'ended';

/** Sorts overdue orders first, then by due date. Orders without a due date are last. */
const byUrgency = (one: ListedOrder, other: ListedOrder): number =>
  Number(isRepaymentOverdue(other)) - Number(isRepaymentOverdue(one)) || dueAt(one) - dueAt(other);

const noDate = Number.MAX_SAFE_INTEGER;
const dueAt = ({ repaymentDate }: ListedOrder) => repaymentDate ?? noDate;

interface GroupOfOrders {
  /**
   * 'alsoOwed' or 'alsoConfirm' if the group's first order is `ArrangedOrders.first`, and thus
   * missing in `orders`.
   */
  title: OrderGroup | `also${'Owed' | 'Confirm'}`;
  orders: readonly ListedOrder[];
}

export interface ArrangedOrders {
  /** The order with the most urgent action: a repayment, otherwise a confirmation. */
  first: ListedOrder | undefined;
  groups: readonly GroupOfOrders[];
}

export function arrangeOrders(orders: readonly ListedOrder[]): ArrangedOrders {
  const inGroup = (group: OrderGroup) => orders.filter((one) => groupOf(one) === group);
  const [owed, confirm] = [inGroup('owed').toSorted(byUrgency), inGroup('confirm')];
  const first = owed[0] ?? confirm[0];
  const groups: readonly GroupOfOrders[] = [
    { title: 'alsoOwed', orders: owed.slice(1) },
    owed.length > 0
      ? { title: 'confirm', orders: confirm }
      : { title: 'alsoConfirm', orders: confirm.slice(1) },
    ...later.map((title) => ({ title, orders: inGroup(title) })),
  ];
  return { first, groups: groups.filter(({ orders: groupOrders }) => groupOrders.length > 0) };
}
