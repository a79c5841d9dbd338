import {
  extensionPrice,
  extensionTimes,
  mayAskForExtension,
  tierForOnTimeRepayments,
} from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import type { PaymentState } from '../../db/schema/index.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { countOnTimeRepayments } from '../ledger/orders.ts';
import type { Order } from '../ledger/move.ts';
import { findSettlingOrLatestRepayment } from '../ledger/payments.ts';
import { findProduct } from '../product/find.ts';
import type { Extension } from '../ledger/extensions.ts';

export type ExtensionOffer = Omit<Extension, 'state' | 'endedAtMs'>;

/**
 * Whether the borrower can extend the loan: not while a repayment is being confirmed, because this
 * repayment may end the loan.
 */
export async function canRequestExtension(
  db: Db,
  request: { order: Order; repaymentState: PaymentState | null; now: number },
): Promise<boolean> {
  const { order, repaymentState, now } = request;
  if (!mayAskForExtension(order, now) || repaymentState === 'processing') return false;
  return (await readSettings(db)).isExtensionOffered;
}

/** Finds the extension that the borrower can request, with its fee (D53); null if there is none. */
export async function findExtensionOffer(
  db: Db,
  order: Order,
  now: number,
): Promise<ExtensionOffer | null> {
  const repayment = await findSettlingOrLatestRepayment(db, order.id);
  const repaymentState = repayment?.state ?? null;
  if (!(await canRequestExtension(db, { order, repaymentState, now }))) return null;
  const { id: orderId, principalPaise, interestRatePercentPerDay, extensionsAsked } = order;
  const { extensionRatePercent } = await findProduct(db, order.productId);
  const tier = tierForOnTimeRepayments(await countOnTimeRepayments(db, order.userId));
  const number = extensionsAsked + 1;
  return {
    id: `${orderId}-${number}`,
    orderId,
    number,
    ...extensionPrice({
      principalPaise,
      extensionRatePercent,
      tierReductionPercent: tier?.maxReductionPercent ?? 0,
      interestRatePercentPerDay,
    }),
    requestedAtMs: now,
    ...extensionTimes(now),
  };
}
