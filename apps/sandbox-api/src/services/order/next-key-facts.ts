import type { Schema } from '@kosha/api-client';
import { renderKeyFactsStatement, nextLoanTerm, proposalOf, type Paise } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { currentKeyFacts } from '../key-facts/facts-now.ts';
import { keyFactsMessages } from '../key-facts/statement.ts';
import { findProduct } from '../product/find.ts';
import { findOfferedTerms } from '../product/terms.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { findNextTier, quoteFor } from './quote.ts';

interface Reading {
  userId: string;
  /** The current order, which the borrower must repay first. */
  orderId: string;
  amountPaise: Paise;
  language: string;
  now: number;
}

/** The key facts of the loan that would follow the current order (D54). */
export async function showNextKeyFacts(
  db: Db,
  { amountPaise, language, ...reading }: Reading,
): Promise<Schema<'NextKeyFacts'>> {
  const { userId, orderId, now } = reading;
  const { order } = await bringOrderUpToDate(db, reading);
  const product = await findProduct(db, order.productId);
  const { onTimeRepayments } = await findNextTier(db, { userId, repaidFirst: orderId, now });
  const days = nextLoanTerm(await findOfferedTerms(db, product), order.periodDays);
  const price = quoteFor(product, amountPaise, { onTimeRepayments, days });
  const { coolingOffDays } = await readSettings(db);
  const { interestRatePercentPerDay, overdueRatePercentPerDay } = product;
  const facts = await currentKeyFacts(db, {
    ...order,
    ...price,
    onTimeRepayments,
    periodDays: days,
    coolingOffDays,
    interestRatePercentPerDay,
    overdueRatePercentPerDay,
  });
  return onWire(facts, { language, now });
}

function onWire(
  facts: Awaited<ReturnType<typeof currentKeyFacts>>,
  { language, now }: Pick<Reading, 'language' | 'now'>,
): Schema<'NextKeyFacts'> {
  const speech = keyFactsMessages(language);
  const { orderNo, term: termDays } = facts;
  const none = { orderNo, version: 1, termDays, issuedAtMs: now, holidays: new Set<string>() };
  const { summary, parts, ...texts } = renderKeyFactsStatement(facts, proposalOf(none), speech);
  const { scheduleHeading, scheduleColumns, scheduleRows } = texts;
  const [{ heading, lines } = { heading: '', lines: [] }, ...others] = parts;
  return {
    summary: [...summary],
    parts: [{ heading, lines: lines.slice(1) }, ...others].map((part) => ({
      heading: part.heading,
      lines: [...part.lines],
    })),
    scheduleHeading,
    scheduleColumns: [...scheduleColumns],
    scheduleRows: scheduleRows.map((row) => [...row]),
    language: speech.language,
  };
}
