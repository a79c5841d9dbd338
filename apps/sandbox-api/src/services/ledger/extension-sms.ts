import { formatDate, formatDateTime, formatInr, type Paise } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { findStatement } from './loan.ts';
import type { Order } from './move.ts';
import { tellBySms } from '../user/tell.ts';
import type { Extension } from './extensions.ts';

type Terms = Pick<Extension, 'feePaise' | 'payUntilMs' | 'dueAtMs'>;

/** The SMS to the borrower (D53). */
const words = {
  asked: (orderNo, { feePaise, payUntilMs, dueAtMs }) =>
    `You asked to extend your loan ${orderNo}. Pay ${formatInr(feePaise)} by ${formatDateTime(payUntilMs)} to move its due date to ${formatDate(dueAtMs)}.`,
  paid: (orderNo, { feePaise, dueAtMs }, owedPaise) =>
    `We received ${formatInr(feePaise)}. Your loan ${orderNo} is now due on ${formatDate(dueAtMs)}: ${formatInr(owedPaise)} is to be repaid then.`,
  expired: (orderNo) =>
    `The 24 hours to pay for the extension of your loan ${orderNo} are over. Its due date stays as it was.`,
  refunded: (orderNo, { feePaise }) =>
    `We received ${formatInr(feePaise)} for an extension of your loan ${orderNo} that had ended. The due date did not move, and the money goes back to you.`,
} as const satisfies Record<string, (orderNo: string, terms: Terms, owedPaise: Paise) => string>;

/** Tells the borrower by SMS what happened to an extension of the order, as it is at `now`. */
export async function tellByExtensionSms(
  tx: Db,
  order: Order,
  { event, terms, now }: { event: keyof typeof words; terms: Terms; now: number },
): Promise<void> {
  const { stillToPayPaise } = await findStatement(tx, order, now);
  const body = words[event](order.orderNo, terms, stillToPayPaise);
  await tellBySms(tx, order.userId, { body, now });
}
