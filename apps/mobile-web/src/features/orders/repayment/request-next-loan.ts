import { type Paise, paiseToRupees } from '@kosha/domain';
import { api } from '../../../shared/server/api.ts';
import { isUncertain } from '../../../shared/server/outcome.ts';
import type { WishOutcome } from '../../../shared/money/pending-payment.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';

/** How long the payment waits for the answer at most. */
const patienceMs = 10_000;

/**
 * Asks for the next loan, to the account of the present one, before the present one is paid (D11, D23).
 * Never throws, and gives up in time, because nothing here may block the payment.
 */
export async function requestNextLoan(
  order: Order,
  amountPaise: Paise,
  idempotencyKey: string,
): Promise<WishOutcome> {
  if (!order.cardId) return 'refused';
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  const result = await api.post('/order/v1/reapply', {
    body: {
      cardId: order.cardId,
      borrowAmount: paiseToRupees(amountPaise),
      orderNo: order.orderNo,
    },
    idempotencyKey,
    signal: patience.signal,
  });
  clearTimeout(timer);
  if (result.ok) return 'asked';
  return result.failure.kind === 'business' && !isUncertain(result.failure) ? 'refused' : 'unknown';
}
