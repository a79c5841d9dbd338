import {
  extensionPrice,
  limits,
  loanKeyFacts,
  tierForOnTimeRepayments,
  type KeyFacts,
} from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { customerServiceContact } from '../client/content.ts';
import type { Order } from '../ledger/move.ts';
import { countOnTimeRepayments } from '../ledger/orders.ts';
import { findProduct } from '../product/find.ts';

type PricedOrder = Pick<
  Order,
  | 'orderNo'
  | 'userId'
  | 'productId'
  | 'principalPaise'
  | 'processingFeePaise'
  | 'gstPaise'
  | 'interestPaise'
  | 'receivedPaise'
  | 'repaymentPaise'
  | 'periodDays'
  | 'interestRatePercentPerDay'
  | 'overdueRatePercentPerDay'
  | 'coolingOffDays'
> & {
  /** Loans repaid on time, which determine the tier; by default the borrower's current number. */
  onTimeRepayments?: number;
};

/**
 * The current key facts of the order. They contain no time or version, so that they can be compared
 * with the facts of an issued Key Facts Statement (D55).
 */
export async function currentKeyFacts(db: Db, order: PricedOrder): Promise<KeyFacts> {
  const { principalPaise, processingFeePaise, gstPaise, interestPaise } = order;
  const { receivedPaise, repaymentPaise, interestRatePercentPerDay } = order;
  return loanKeyFacts({
    orderNo: order.orderNo,
    lender: customerServiceContact.companyName ?? '',
    price: {
      principalPaise,
      processingFeePaise,
      gstPaise,
      interestPaise,
      receivedPaise,
      repaymentPaise,
    },
    periodDays: order.periodDays,
    interestRatePercentPerDay,
    overdueRatePercentPerDay: order.overdueRatePercentPerDay,
    extension: await extensionNow(db, order),
    coolingOffDays: order.coolingOffDays === 0 ? null : order.coolingOffDays,
    grievanceOfficer: customerServiceContact.grievanceOfficer ?? '',
  });
}

/** The extension's fee and length; null if the settings disable extensions (D53). */
async function extensionNow(db: Db, order: PricedOrder) {
  if (!(await readSettings(db)).isExtensionOffered) return null;
  const { extensionRatePercent } = await findProduct(db, order.productId);
  const onTimeRepayments =
    order.onTimeRepayments ?? (await countOnTimeRepayments(db, order.userId));
  const tier = tierForOnTimeRepayments(onTimeRepayments);
  const { feePaise } = extensionPrice({
    principalPaise: order.principalPaise,
    interestRatePercentPerDay: order.interestRatePercentPerDay,
    extensionRatePercent,
    tierReductionPercent: tier?.maxReductionPercent ?? 0,
  });
  return { feePaise, days: limits.extensionDays };
}
