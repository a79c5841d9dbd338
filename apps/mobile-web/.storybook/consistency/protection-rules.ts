import { asPaise, formatInr, interestForDays, proposalOf, statementWords } from '@kosha/domain';
import { detailMessages } from '../../src/features/orders/detail/detail.messages.ts';
import { keyFactsMessages } from '../../src/features/orders/key-facts/key-facts.messages.ts';
import { returnMessages } from '../../src/features/orders/return/return.messages.ts';
import { orderOf } from '../../src/shared/world/world.fixtures.ts';
import { datesIn, dayInIndia, daysApart } from './dates.ts';
import { loansIn, paiseOf, rupees } from './loans.ts';
import { products } from './products.ts';
import { onlyOne, type Page, type Rule } from './rule.ts';
import { dateWords, escaped, saying } from './sayings.ts';

const date = { date: dateWords };
const inr = (paise: number) => formatInr(asPaise(paise));

/** The days that a sentence names. */
const daysSaid = ({ text, now }: Page, sentence: RegExp): number[] =>
  [...text.matchAll(sentence)].flatMap(
    ({ groups }) => datesIn(groups?.['date'] ?? '', now)[0]?.day ?? [],
  );

const holds = new RegExp(saying(statementWords.lead, { ...date, number: '\\S+' }), 'g');
const held = new RegExp(saying(keyFactsMessages.texts.isExpired, date), 'g');
const made = new RegExp(saying(statementWords.a1Note, { ...date, orderNo: '\\S+' }), 'g');
const term = new RegExp(String.raw`${escaped(statementWords.a4)}\s+(\d+) days?`);

const halfADay = 12 * 3_600_000;

/** A proposal holds for the working days of its term, and is said to be over once it is (D55). */
const validity: Rule = (page) => {
  const [ends] = daysSaid(page, holds);
  if (ends === undefined) return [];
  const [over] = daysSaid(page, held);
  const [issued] = daysSaid(page, made);
  const termDays = Number(term.exec(page.text)?.[1]);
  const isPast = ends < dayInIndia(page.now);
  const about = { orderNo: '', version: 1, termDays, holidays: new Set<string>() };
  const right =
    issued !== undefined &&
    dayInIndia(proposalOf({ ...about, issuedAtMs: issued + halfADay }).validUntil - 1);
  return [
    ...(isPast === (over !== undefined)
      ? []
      : ['a statement that is over, or is not, and says not so']),
    ...(over === undefined || over === ends ? [] : ['a statement that ends on two days']),
    ...(right === false || right === ends
      ? []
      : ['a statement that does not hold for its working days']),
  ];
};

const { loanDate, returnUntil } = orderOf('loaned');
/** For how long a loan of the sample world can be returned. */
const coolingOffDays = daysApart(loanDate ?? 0, returnUntil ?? 0);

const returnedOn = new RegExp(saying(detailMessages.texts.returnedLine, date), 'g');
const returnedFor = new RegExp(
  saying(detailMessages.texts.returned, { amount: rupees('paid') }),
  'g',
);
const youPaid = new RegExp(
  String.raw`${escaped(detailMessages.texts.youPaid)}\s+${rupees('paid')}`,
  'g',
);
const paidOut = new RegExp(
  String.raw`${saying(detailMessages.texts.paidOut, { amount: rupees('received') })}\s+${dateWords}`,
  'g',
);

/** What it can cost to give a loan back when so many days have begun, with what was received. */
const returnPrices = (loan: number, received: number, begun: number): number[] =>
  products.map(
    ({ interestRate }) => received + interestForDays(asPaise(loan), interestRate, begun),
  );

/** A loan is given back within its days, for what was received and the interest of the days begun (D56). */
const returned: Rule = (page) => {
  const { text } = page;
  const day = onlyOne(daysSaid(page, returnedOn));
  const start = onlyOne(daysSaid(page, paidOut));
  if (day === undefined || start === undefined) return [];
  const days = daysApart(start, day);
  if (days < 0 || days > coolingOffDays || day > dayInIndia(page.now))
    return [`returned ${days} days after the payout`];
  const paid = [...text.matchAll(youPaid), ...text.matchAll(returnedFor)];
  const price = onlyOne(paid.map(({ groups }) => paiseOf(groups?.['paid'])));
  if (price === undefined) return ['a return for two prices'];
  const { loan, received, interest } = Object.assign({}, ...loansIn(text)) as Record<
    string,
    number
  >;
  if (loan === undefined || received === undefined) return [];
  // On the day of the calendar after the payout the first day may still run, or the second.
  const begun = [days, days + 1].filter((count) => count >= 1 && count <= coolingOffDays);
  return [
    ...(begun.some((count) => returnPrices(loan, received, count).includes(price))
      ? []
      : [`returned for ${inr(price)}, which is no price of its days`]),
    ...(interest === undefined || interest === price - received
      ? []
      : [`an interest of ${inr(interest)} in a return for ${inr(price)}`]),
  ];
};

const { texts } = returnMessages;
const offer = new RegExp(
  [
    String.raw`${escaped(texts.received)}\s+${rupees('received')}`,
    String.raw`${escaped(texts.interest)}\s+${rupees('interest')}`,
    String.raw`${escaped(texts.today)}\s+${rupees('today')}`,
  ].join(String.raw`\s+`),
);
const canReturnUntil = new RegExp(
  saying(texts.until, { time: String.raw`${dateWords}[^.\n]*` }),
  'g',
);
const laterPrice = new RegExp(String.raw`${saying(texts.from)}\s+${rupees('price')}`, 'g');

/** The screen that offers a return: its sum, its end, and each day dearer by the same interest. */
const returnOffered: Rule = (page) => {
  const { groups } = offer.exec(page.text) ?? {};
  if (!groups) return [];
  const [receivedPaise, interest, today] = ['received', 'interest', 'today'].map((name) =>
    paiseOf(groups[name]),
  ) as [number, number, number];
  const [ends] = daysSaid(page, canReturnUntil);
  const left = ends === undefined ? 0 : daysApart(dayInIndia(page.now), ends);
  const later = [...page.text.matchAll(laterPrice)].map(({ groups: one }) =>
    paiseOf(one?.['price']),
  );
  const begun = coolingOffDays - later.length;
  const perDay = interest / begun;
  return [
    ...(receivedPaise + interest === today ? [] : ['a return that does not add up']),
    ...(left >= 0 && left <= coolingOffDays ? [] : [`a return that is open for ${left} days`]),
    ...(later.every((price, at) => price === today + Math.round(perDay * (at + 1)))
      ? []
      : ['a later return for no price of its day']),
  ];
};

export const protectionRules: readonly Rule[] = [validity, returned, returnOffered];
