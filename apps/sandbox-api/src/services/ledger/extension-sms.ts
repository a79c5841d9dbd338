import { formatInr } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { findLoanStatement } from './loan.ts';
import type { Order } from './move.ts';
import { smsTemplates } from '../../messages/sms-templates.ts';
import { notifyBySms } from '../user/notify.ts';
import type { Extension } from './extensions.ts';

type Terms = Pick<Extension, 'feePaise' | 'payUntilMs' | 'dueAtMs'>;

/** The SMS about an extension, by event (D53). */
const templates = {
  asked: smsTemplates.extensionAsked,
  paid: smsTemplates.extensionPaid,
  expired: smsTemplates.extensionExpired,
  refunded: smsTemplates.extensionRefunded,
} as const;

export async function notifyOfExtension(
  tx: Db,
  order: Order,
  { event, terms, now }: { event: keyof typeof templates; terms: Terms; now: number },
): Promise<void> {
  const { stillToPayPaise } = await findLoanStatement(tx, order, now);
  const { feePaise, payUntilMs, dueAtMs } = terms;
  const text = {
    words: templates[event],
    with: {
      number: order.orderNo,
      fee: formatInr(feePaise),
      time: { dateTime: payUntilMs },
      date: { date: dueAtMs },
      owed: formatInr(stillToPayPaise),
    },
  };
  await notifyBySms(tx, order.userId, { messages: [text], now });
}
