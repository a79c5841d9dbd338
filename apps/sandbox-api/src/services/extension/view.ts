import type { Schema } from '@kosha/api-client';
import { sumPaise, formatInr, limits, paiseToRupees, zeroPaise } from '@kosha/domain';
import { responseMessages } from '../../messages/response-messages.ts';
import type { Message } from '../../messages/message.ts';
import type { Order } from '../ledger/move.ts';
import type { Payment } from '../ledger/payments.ts';
import type { Extension } from '../ledger/extensions.ts';
import type { ExtensionOffer } from './offer.ts';

/** `fee` is the latest payment of the extension fee; null if nobody started a payment. */
export interface ExtensionWithFee {
  extension: Extension | ExtensionOffer;
  fee: Payment | null;
}

const stateOf = (extension: Extension | ExtensionOffer) =>
  'state' in extension ? extension.state : null;

export function extensionInfo(
  order: Order,
  { extension, fee }: ExtensionWithFee,
  now: number,
): Schema<'ExtensionInfo'> {
  const state = stateOf(extension);
  const { feePaise, processingFeePaise, gstPaise, interestPaise } = extension;
  return {
    extensionId: extension.id,
    orderRepayId: order.id,
    extensionFee: paiseToRupees(feePaise),
    extensionFeePaid: paiseToRupees(state === 'paid' ? feePaise : zeroPaise),
    extensionServiceFee: paiseToRupees(sumPaise([processingFeePaise, gstPaise])),
    extensionRate: extension.ratePercent,
    interest: paiseToRupees(interestPaise),
    extensionApplyTime: extension.requestedAtMs,
    extensionDay: limits.extensionDays,
    extensionTime: extension.dueAtMs,
    payUntil: state === 'asked' ? extension.payUntilMs : null,
    // A payment to be refunded does not count as paid.
    paymentState: fee === null || fee.refundDueAtMs !== null ? 'none' : fee.state,
    overdueRate: order.overdueRatePercentPerDay,
    serverTime: now,
  };
}

export function extensionText(found: ExtensionWithFee | null): Message | null {
  if (found === null) return null;
  const { extension, fee } = found;
  const { feePaise, payUntilMs, dueAtMs } = extension;
  const price = formatInr(feePaise);
  if (fee?.refundDueAtMs) {
    return { words: responseMessages.extensionRefunded, with: { price } };
  }
  const state = stateOf(extension);
  if (state === 'asked') {
    const values = { price, time: { dateTime: payUntilMs }, date: { weekday: dueAtMs } };
    return { words: responseMessages.extensionAsked, with: values };
  }
  return state === 'paid'
    ? { words: responseMessages.extensionPaid, with: { price, date: { date: dueAtMs } } }
    : null;
}
