import type { Schema } from '@kosha/api-client';
import {
  addUp,
  formatDate,
  formatDateTime,
  formatInr,
  formatWeekday,
  limits,
  paiseToRupees,
  zeroPaise,
} from '@kosha/domain';
import type { Order } from '../ledger/move.ts';
import type { Payment } from '../ledger/payments.ts';
import type { Extension } from '../ledger/extensions.ts';
import type { Offer } from './offer.ts';

/** An extension and the latest payment of its fee; an offer has none. */
export interface FoundExtension {
  extension: Extension | Offer;
  fee: Payment | null;
}

const stateOf = (extension: Extension | Offer) => ('state' in extension ? extension.state : null);

export function extensionInfo(
  order: Order,
  { extension, fee }: FoundExtension,
  now: number,
): Schema<'ExtensionInfo'> {
  const state = stateOf(extension);
  const { feePaise, processingFeePaise, gstPaise, interestPaise } = extension;
  return {
    extensionId: extension.id,
    orderRepayId: order.id,
    extensionFee: paiseToRupees(feePaise),
    extensionFeePaid: paiseToRupees(state === 'paid' ? feePaise : zeroPaise),
    extensionServiceFee: paiseToRupees(addUp([processingFeePaise, gstPaise])),
    extensionRate: extension.ratePercent,
    interest: paiseToRupees(interestPaise),
    extensionApplyTime: extension.requestedAtMs,
    extensionDay: limits.extensionDays,
    extensionTime: extension.dueAtMs,
    payUntil: state === 'asked' ? extension.payUntilMs : null,
    // Money that is given back has not paid the fee.
    paymentState: fee === null || fee.refundDueAtMs !== null ? 'none' : fee.state,
    overdueRate: order.overdueRatePercentPerDay,
    serverTime: now,
  };
}

/** The sentence about the extension in the order's detail, or null. */
export function extensionMsg(found: FoundExtension | null): string | null {
  if (found === null) return null;
  const { extension, fee } = found;
  const { feePaise, payUntilMs, dueAtMs } = extension;
  const price = formatInr(feePaise);
  if (fee?.refundDueAtMs) {
    return `${price} arrived after your extension had ended. The money goes back to you.`;
  }
  const state = stateOf(extension);
  if (state === 'asked') {
    return `Pay ${price} by ${formatDateTime(payUntilMs)} to move the due date to ${formatWeekday(dueAtMs)}.`;
  }
  return state === 'paid'
    ? `You paid ${price} to move the due date to ${formatDate(dueAtMs)}.`
    : null;
}
