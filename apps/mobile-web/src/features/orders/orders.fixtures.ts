import type { Schema } from '@kosha/api-client';
import { mockGet, neverResponds, success } from '@kosha/api-client/testing';
import type { OrderState } from '@kosha/domain';
import { toolbarPolicy } from '../../shared/testing/toolbar-policy.ts';
import { trackingHandlers } from '../../shared/tracking/tracking.fixtures.ts';
import { personaByOrderState } from '../../shared/sample-data/persona-in.ts';
import { listedOrderOf, orderOf } from '../../shared/sample-data/sample-data.fixtures.ts';

type Order = Schema<'OrderDetail'>;

/** A loan of ₹5,000, three days overdue. */
export const overdueOrder = (changes: Partial<Order> = {}): Order => orderOf('overdue', changes);

/** A loan whose due date was moved from 23 to 28 November for a fee of ₹205. */
export const extendedOrder = (changes: Partial<Order> = {}): Order => orderOf('extended', changes);

/** An extended loan, two days past the new due date. */
export const extendedOverdueOrder = (): Order => orderOf('extended-late');

/** A Key Facts Statement that is issued and still valid. */
export function orderKeyFacts(
  changes: Partial<Schema<'OrderKeyFacts'>> = {},
): Schema<'OrderKeyFacts'> {
  const { keyFacts } = orderOf('pass');
  if (!keyFacts) throw new Error('The order that passed has no Key Facts Statement.');
  return { ...keyFacts, ...changes };
}

const isKnown = (state: string): state is OrderState => Object.hasOwn(personaByOrderState, state);

export const unknownStateOrderNo = 'KS0000042012';

export const orderInState = (state: string, changes: Partial<Order> = {}): Order =>
  isKnown(state)
    ? orderOf(personaByOrderState[state], changes)
    : orderOf('auditing', { orderState: state, orderNo: unknownStateOrderNo, ...changes });

export const orderListItem = (
  changes: Partial<Schema<'OrderListItem'>> = {},
): Schema<'OrderListItem'> => listedOrderOf('loaned', changes);

function withToolbarPolicy(order: Order): Order {
  const { keyFacts } = order;
  if (!keyFacts || order.orderState !== '2' || toolbarPolicy() === 'specified') return order;
  return { ...order, keyFacts: { ...keyFacts, mustAcknowledge: true } };
}

/** Responds with this order for any id, and without a scheduled next loan. */
export const orderHandlers = (order: Order | (() => Order)) => [
  mockGet('/order/v1/detail', () =>
    success(withToolbarPolicy(typeof order === 'function' ? order() : order)),
  ),
  mockGet('/order/v1/get-auto-apply', success(null)),
  ...trackingHandlers,
];

export const loadingOrderHandlers = [
  mockGet('/order/v1/detail', neverResponds()),
  ...trackingHandlers,
];
