import type { DocumentMessages } from '../document-messages.ts';
import { formatInr } from '../money/format.ts';
import { rupeesToPaise } from '../money/paise.ts';
import type { KeyFacts } from './key-facts.ts';
import { keyFactsStatementMessages as messages } from './statement-text.ts';

export const formatRupees = (rupees: number): string => formatInr(rupeesToPaise(rupees));

export const formatLoanCost = ({ toPay, received }: KeyFacts): string =>
  formatRupees(Number((toPay - received).toFixed(2)));

/** Returns, for example, '7 days' or '24 months'. */
export function periodsAsText(
  count: number,
  period: KeyFacts['period'],
  { language, translate: say, formatDayCount }: DocumentMessages,
): string {
  if (period === 'day') return formatDayCount(count);
  const form = new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
  return say(messages[`${period}_${form}`], { count });
}

/** Returns, for example, '7 days after the money is sent'. */
export const dueDateText = (facts: KeyFacts, speech: DocumentMessages): string =>
  speech.translate(messages.due, {
    term: periodsAsText(facts.firstAfterPeriods, facts.period, speech),
  });
