import { asPaise, formatInr } from '@kosha/domain';
import { loansIn } from './loans.ts';
import { moneyRules } from './money-rules.ts';
import { nameRules } from './name-rules.ts';
import { protectionRules } from './protection-rules.ts';
import { onlyOne, type Page } from './rule.ts';
import { timeRules } from './time-rules.ts';

const rules = [...moneyRules, ...timeRules, ...nameRules, ...protectionRules];

/** What the text of one screen says that cannot be true together, or that no rule of the product allows. */
export const contradictionsIn = (page: Page): string[] => [
  ...new Set(rules.flatMap((rule) => rule(page))),
];

/** The one order that a text is about, with what all screens must say of it; undefined where there is none. */
export function orderIn(text: string): { number: string; said: string } | undefined {
  const number = onlyOne([...text.matchAll(/Order no\s+(KS\d+)/g)].map(([, one]) => one));
  const loan = onlyOne(loansIn(text).flatMap(({ loan: paise }) => paise ?? []));
  const applied = onlyOne(
    [...text.matchAll(/(?:Application date|Applied)\s+(\d+ \w+ \d{4})/g)].map(([, date]) => date),
  );
  if (number === undefined || loan === undefined || applied === undefined) return undefined;
  return { number, said: `${formatInr(asPaise(loan))}, applied for on ${applied}` };
}
