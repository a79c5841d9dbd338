import type { PaymentOutcome } from '../src/db/schema/index.ts';
import { decide, type Borrower } from './borrower.ts';
import { dayMs } from '@kosha/domain';

/** A loan that is due tomorrow, so that its due date can be extended. */
export async function takeExtendableLoan(borrower: Borrower): Promise<string> {
  const orderId = await borrower.takeLoan();
  await borrower.server.moveClock(6 * dayMs);
  return orderId;
}

/** What the screen shows of an order's extension. */
export const calculate = (borrower: Borrower, orderId: string) =>
  borrower.call('calculateExtension', { path: { id: orderId } });

interface Ids {
  extensionId: string;
  orderId: string;
  orderRepayId: string;
}

/** The ids that a call needs for the extension that is shown now. */
export async function namesOf(borrower: Borrower, orderId: string): Promise<Ids> {
  const { extensionId, orderRepayId } = (await calculate(borrower, orderId)).data;
  return { extensionId, orderId, orderRepayId };
}

export const applyFor = (borrower: Borrower, body: Ids) =>
  borrower.call('applyExtension', { body });

export const giveUp = (borrower: Borrower, body: Ids) => borrower.call('giveUpExtension', { body });

/** Asks for the extension that is shown now. Returns the id of its fee's payment. */
export async function askToExtend(borrower: Borrower, orderId: string): Promise<string> {
  const { data } = await applyFor(borrower, await namesOf(borrower, orderId));
  return paymentIdOf(data.paymentUrl);
}

/** Asks for an extension, decides the payment of its fee, and delivers the callback. */
export async function extendWith(
  borrower: Borrower,
  orderId: string,
  outcome: PaymentOutcome,
): Promise<void> {
  await decide(borrower.server, await askToExtend(borrower, orderId), outcome);
  await borrower.server.deliverCallbacks();
}

export const paymentIdOf = (paymentUrl: string): string =>
  new URL(paymentUrl).pathname.split('/').at(-1)!;
