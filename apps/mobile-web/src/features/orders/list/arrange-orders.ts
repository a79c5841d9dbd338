import { orderStateRow, parseOrderState, type OrderBlock } from '@kosha/domain';
import type { ListedOrder } from '../../../shared/queries/order-list.ts';

type OrderGroup = 'owed' | 'confirm' | 'checking' | 'checked' | 'onItsWay' | 'ended' | 'other';

/** In groups by what the borrower is asked to do. */
const groupOfBlock = {
  paidOut: 'owed',
  awaitsConfirmation: 'confirm',
  inAudit: 'checking',
  inDisbursal: 'onItsWay',
  ended: 'ended',
} as const satisfies Record<OrderBlock, OrderGroup>;

/** States that ask for nothing. A state that the app does not know comes last (D19). */
const later = [
  'checking',
  'checked',
  'onItsWay',
  'ended',
  'other',
] as const satisfies readonly OrderGroup[];

function groupOf({ orderState }: ListedOrder): OrderGroup {
  const parsed = parseOrderState(orderState);
  if (!parsed.isKnown) return 'other';
  // The check is over; only its result is awaited (§4).
  if (parsed.state === '10') return 'checked';
  return groupOfBlock[orderStateRow(parsed.state).block];
}

/** Nothing more will happen with it: repaid, denied, failed or closed. */
export const hasEnded = (order: ListedOrder): boolean => groupOf(order) === 'ended';

/** Past its due date, or still owing the days that were late before an extension was asked for. */
export function isLate({ orderState, overdueDays = 0 }: ListedOrder): boolean {
  const parsed = parseOrderState(orderState);
  if (!parsed.isKnown || orderStateRow(parsed.state).block !== 'paidOut') return false;
  return parsed.state === '8' || overdueDays > 0;
}

/** Late ones first, then by due date; without a date as the server sends them. */
const byUrgency = (one: ListedOrder, other: ListedOrder): number =>
  Number(isLate(other)) - Number(isLate(one)) || dueAt(one) - dueAt(other);

const noDate = Number.MAX_SAFE_INTEGER;
const dueAt = ({ repaymentDate }: ListedOrder) => repaymentDate ?? noDate;

interface GroupOfOrders {
  /** The key of its heading: 'alsoOwed' where the first order was taken out of it. */
  title: OrderGroup | `also${'Owed' | 'Confirm'}`;
  orders: readonly ListedOrder[];
}

export interface ArrangedOrders {
  /** What is asked first of the borrower: to repay, else to confirm. */
  first: ListedOrder | undefined;
  /** What waits for us, has ended, or is asked later; only groups that have orders. */
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
  return { first, groups: groups.filter(({ orders: some }) => some.length > 0) };
}
