import { formatApr, formatInr, rupeesToPaise } from '@kosha/domain';
import type { ProposedKeyFacts } from '../../db/schema/index.ts';
import { smsTemplates } from '../../messages/sms-templates.ts';
import type { Message } from '../../messages/message.ts';

const money = (rupees: number) => formatInr(rupeesToPaise(rupees));

/** The part of an SMS that states the key facts of the loan (D55). */
export const keyFactsSms = ({
  proposal,
  received,
  toPay,
  term,
  aprPercent,
}: ProposedKeyFacts): Message => ({
  words: smsTemplates.keyFacts,
  with: {
    number: proposal.number,
    received: money(received),
    toPay: money(toPay),
    term: { days: term },
    apr: formatApr(aprPercent),
  },
});
