import type { PaymentOutcome } from '../src/db/schema/index.ts';
import { decidePaymentAsPayer, paymentIdOf, type Borrower } from './borrower.ts';
import { dayMs } from '@kosha/domain';

export { paymentIdOf };

export async function createExtendableLoan(borrower: Borrower): Promise<string> {
  const orderId = await borrower.takeLoan();
  await borrower.server.moveClock(6 * dayMs);
  return orderId;
}

export const calculateExtension = (borrower: Borrower, orderId: string) =>
  borrower.call('calculateExtension', { path: { id: orderId } });

interface Ids {
  extensionId: string;
  orderId: string;
  orderRepayId: string;
}

export async function fetchExtensionIds(borrower: Borrower, orderId: string): Promise<Ids> {
  const { extensionId, orderRepayId } = (await calculateExtension(borrower, orderId)).data;
  return { extensionId, orderId, orderRepayId };
}

export const applyExtension = (borrower: Borrower, body: Ids) =>
  borrower.call('applyExtension', { body });

export const giveUpExtension = (borrower: Borrower, body: Ids) =>
  borrower.call('giveUpExtension', { body });

export async function startExtensionPayment(borrower: Borrower, orderId: string): Promise<string> {
  const { data } = await applyExtension(borrower, await fetchExtensionIds(borrower, orderId));
  return paymentIdOf(data.paymentUrl);
}

export async function payExtensionWithOutcome(
  borrower: Borrower,
  orderId: string,
  outcome: PaymentOutcome,
): Promise<void> {
  await decidePaymentAsPayer(
    borrower.server,
    await startExtensionPayment(borrower, orderId),
    outcome,
  );
  await borrower.server.deliverCallbacks();
}
