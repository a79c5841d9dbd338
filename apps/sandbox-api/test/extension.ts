import type { PaymentOutcome } from '../src/db/schema/index.ts';
import { decidePaymentAsPayer, type Borrower } from './borrower.ts';
import { dayMs } from '@kosha/domain';

export async function createExtendableLoan(borrower: Borrower): Promise<string> {
  const orderId = await borrower.takeLoan();
  await borrower.server.moveClock(6 * dayMs);
  return orderId;
}

export const calculate = (borrower: Borrower, orderId: string) =>
  borrower.call('calculateExtension', { path: { id: orderId } });

interface Ids {
  extensionId: string;
  orderId: string;
  orderRepayId: string;
}

export async function idsOf(borrower: Borrower, orderId: string): Promise<Ids> {
  const { extensionId, orderRepayId } = (await calculate(borrower, orderId)).data;
  return { extensionId, orderId, orderRepayId };
}

export const applyFor = (borrower: Borrower, body: Ids) =>
  borrower.call('applyExtension', { body });

export const abandon = (borrower: Borrower, body: Ids) =>
  borrower.call('giveUpExtension', { body });

export async function requestExtension(borrower: Borrower, orderId: string): Promise<string> {
  const { data } = await applyFor(borrower, await idsOf(borrower, orderId));
  return paymentIdOf(data.paymentUrl);
}

export async function extendWith(
  borrower: Borrower,
  orderId: string,
  outcome: PaymentOutcome,
): Promise<void> {
  await decidePaymentAsPayer(borrower.server, await requestExtension(borrower, orderId), outcome);
  await borrower.server.deliverCallbacks();
}

export const paymentIdOf = (paymentUrl: string): string =>
  new URL(paymentUrl).pathname.split('/').at(-1)!;
