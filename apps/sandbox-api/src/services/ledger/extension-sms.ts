import { formatInr } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { findStatement } from './loan.ts';
import type { Order } from './move.ts';
import { smsTexts } from '../../words/sms-texts.ts';
import { tellBySms } from '../user/tell.ts';
import type { Extension } from './extensions.ts';

type Terms = Pick<Extension, 'feePaise' | 'payUntilMs' | 'dueAtMs'>;

/** The SMS to the borrower (D53). */
const words = {
  asked: smsTexts.extensionAsked,
  paid: smsTexts.extensionPaid,
  expired: smsTexts.extensionExpired,
  refunded: smsTexts.extensionRefunded,
} as const;

/** Notifies the borrower by SMS about an extension of the order, in its state at `now`. */
export async function tellByExtensionSms(
  tx: Db,
  order: Order,
  { event, terms, now }: { event: keyof typeof words; terms: Terms; now: number },
): Promise<void> {
  const { stillToPayPaise } = await findStatement(tx, order, now);
  const { feePaise, payUntilMs, dueAtMs } = terms;
  const text = {
    words: words[event],
    with: {
      number: order.orderNo,
      fee: formatInr(feePaise),
      time: { dateTime: payUntilMs },
      date: { date: dueAtMs },
      owed: formatInr(stillToPayPaise),
    },
  };
  await tellBySms(tx, order.userId, { texts: [text], now });
}
