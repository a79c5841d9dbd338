import type { OrderState } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { sendSms } from '../../providers/sms/inbox.ts';
import type { Order, OrderMove } from '../ledger/move.ts';

/** What the borrower is told when the audit has ended (§2 Audit). */
const auditSms = {
  '2': 'passed its check. Open the app and press Get Money.',
  '3': 'was not approved. Open the app to see when you can apply again.',
  '4': 'passed its check. The money is on its way to your bank account.',
} as const satisfies Partial<Record<OrderState, string>>;

const isTold = (state: OrderState): state is keyof typeof auditSms =>
  Object.hasOwn(auditSms, state);

const auditStates: readonly OrderState[] = ['1', '10'];

/** Sends the SMS with an audit's outcome. For any other move of an order it does nothing. */
export async function sendAuditSms(
  tx: Db,
  order: Pick<Order, 'state' | 'orderNo'>,
  { to, atMs }: OrderMove,
  phone: string,
): Promise<void> {
  if (!auditStates.includes(order.state) || !isTold(to)) return;
  await sendSms(tx, { phone, body: `Your loan ${order.orderNo} ${auditSms[to]}`, now: atMs });
}
