import {
  asPaise,
  formatApr,
  formatInr,
  homeTiers,
  limits,
  quote,
  singleInstalmentAprPercent,
  statementWords,
} from '@kosha/domain';
import { loansIn, paiseOf, rupees, type LoanSaid } from './loans.ts';
import { products, productsIn } from './products.ts';
import type { Rule } from './rule.ts';
import { saying } from './sayings.ts';

const inr = (paise: number) => formatInr(asPaise(paise));

type Sum = [
  says: keyof LoanSaid,
  of: string,
  compute: (loan: Required<LoanSaid>) => number,
  needs: (keyof LoanSaid)[],
];

/** How the lines of a loan add up (D17, D20, D53). */
const sums: readonly Sum[] = [
  [
    'gst',
    `GST of ${limits.gstPercent}%`,
    ({ fee }) => Math.round((fee * limits.gstPercent) / 100),
    ['fee'],
  ],
  [
    'received',
    'the loan less fee and GST',
    ({ loan, fee, gst }) => loan - fee - gst,
    ['loan', 'fee', 'gst'],
  ],
  [
    'repayment',
    'the loan, its interest and the overdue fee',
    ({ loan, interest, overdueFee = 0 }) => loan + interest + overdueFee,
    // A returned loan shows no fee: what was received and its interest were paid back (D56).
    ['loan', 'interest', 'fee'],
  ],
  [
    'cost',
    'what is paid less what was received',
    ({ pay, received }) => pay - received,
    ['pay', 'received'],
  ],
];

const addsUp: Rule = ({ text }) =>
  loansIn(text).flatMap((loan) =>
    sums.flatMap(([key, of, compute, needs]) => {
      const said = loan[key];
      if (said === undefined || needs.some((need) => loan[need] === undefined)) return [];
      const right = compute(loan as Required<LoanSaid>);
      return said === right ? [] : [`${key} ${inr(said)}, but ${of} is ${inr(right)}`];
    }),
  );

const receivedSum = new RegExp(String.raw`(?:You got|Received)\s+[=]?\s*${rupees('sum')}`, 'g');

/** What was received of one order is the same wherever its screen says it. */
const receivedOnce: Rule = ({ text }) => {
  if ((text.match(/Order no/g) ?? []).length > 1) return [];
  const sums = new Set([...text.matchAll(receivedSum)].map(({ groups }) => groups?.['sum']));
  return sums.size > 1 ? [`received ${[...sums].join(' and ')}`] : [];
};

/** '₹475 + ₹85.50 + ₹28 = ₹588.50', wherever it stands. */
const writtenSums: Rule = ({ text }) =>
  [...text.matchAll(/₹[\d,.]*\d(?:\s*\+\s*₹[\d,.]*\d)+\s*=\s*₹[\d,.]*\d/g)].flatMap(([sum]) => {
    const amounts = [...sum.matchAll(/₹([\d,.]*\d)/g)].map(([, amount]) => paiseOf(amount));
    const total = amounts.pop();
    return amounts.reduce((all, paise) => all + paise, 0) === total
      ? []
      : [`${sum} does not add up`];
  });

const sentence = new RegExp(
  String.raw`get ${rupees('get')} and repay ${rupees('repay')}\. It costs ${rupees('cost')}`,
  'g',
);
const feesFirst = new RegExp(
  String.raw`${rupees('received')}\s+of ${rupees('loan')}: ${rupees('fees')} of fees`,
  'g',
);

/** A Key Facts Statement has a sentence under each figure of its box (D55). */
const costSaid = String.raw`It costs\s+${rupees('cost')}\s+${saying(statementWords.costNote, { fees: rupees('fees'), interest: rupees('interest') })}`;
const gotSaid = String.raw`You get\s+${rupees('received')}\s+${saying(statementWords.youGetNote, { sanctioned: rupees('loan'), fees: rupees('fees') })}`;

const isStatement = new RegExp(saying(statementWords.lead));

/** What a sentence of the statement has at its places, in paise. */
const saidIn = (text: string, sentence: string): Record<string, number>[] =>
  [...text.matchAll(new RegExp(sentence, 'g'))].map(({ groups = {} }) =>
    Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, paiseOf(value)])),
  );

const statementSums: Rule = ({ text }) => [
  ...(isStatement.test(text) && loansIn(text).length > 1 ? ['a statement with two loans'] : []),
  ...saidIn(text, costSaid).flatMap(({ cost = 0, fees = 0, interest = 0 }) =>
    fees + interest === cost ? [] : [`fees and interest that are not the cost of ${inr(cost)}`],
  ),
  ...saidIn(text, gotSaid).flatMap(({ received = 0, loan = 0, fees = 0 }) =>
    loan - fees === received ? [] : [`${inr(loan)} less ${inr(fees)} is not ${inr(received)}`],
  ),
];

const sentences: Rule = ({ text }) => [
  ...[...text.matchAll(sentence)].flatMap(({ 0: said, groups = {} }) =>
    paiseOf(groups['repay']) - paiseOf(groups['get']) === paiseOf(groups['cost']) ? [] : [said],
  ),
  ...[...text.matchAll(feesFirst)].flatMap(({ 0: said, groups = {} }) =>
    paiseOf(groups['loan']) - paiseOf(groups['fees']) === paiseOf(groups['received']) ? [] : [said],
  ),
];

const allReductions = [0, ...homeTiers.map(({ maxReductionPercent }) => maxReductionPercent)];

/** By how much the borrower's tier can lower a fee, as far as the text tells. */
function reductionsIn(text: string): readonly number[] {
  const told = /processing fee (\d+)% lower/i.exec(text)?.[1];
  if (told !== undefined) return [Number(told)];
  return text.includes('Repay on time to lower your fee') ? [0] : allReductions;
}

/** What an amount's processing fee can be: the product's rate, less what a tier takes off. */
function possibleFees(loan: number, text: string): Set<number> {
  const named = productsIn(text);
  const rates = (named.length > 0 ? named : products).map(({ serviceRate }) => serviceRate);
  const pairs = rates.flatMap((rate) => reductionsIn(text).map((off) => [rate, off] as const));
  return new Set(
    pairs.map(
      ([serviceRate, tierReductionPercent]) =>
        quote({
          principalPaise: asPaise(loan),
          serviceRate,
          tierReductionPercent,
          interestRatePercentPerDay: 0,
          days: 1,
        }).processingFeePaise,
    ),
  );
}

const fees: Rule = ({ text }) =>
  loansIn(text).flatMap(({ loan, fee }) =>
    loan === undefined || fee === undefined || possibleFees(loan, text).has(asPaise(fee))
      ? []
      : [`a fee of ${inr(fee)} for ${inr(loan)}, which no product and tier has`],
  );

const offered = new RegExp(
  String.raw`(?:It costs\s+${rupees('cost')}\s+(?:${saying(statementWords.costNote)}\s+)?|${rupees('asOffered')} as offered \()APR\s+(?<apr>[\d.,]+)%`,
  'g',
);
const dueSaid = new RegExp(saying(statementWords.due, { term: String.raw`(\d+) days?` }));
const receivedBefore = new RegExp(
  String.raw`(?:You (?:get|got)|Received)\s+${rupees('received')}`,
  'g',
);

/** Each yearly rate fits the cost beside it and what was received above it (D48). */
const yearlyRates: Rule = ({ text }) =>
  [...text.matchAll(offered)].flatMap(({ 0: said, index, groups = {} }) => {
    const received = [...text.slice(0, index).matchAll(receivedBefore)].at(-1)?.groups?.[
      'received'
    ];
    if (received === undefined) return [];
    const receivedPaise = asPaise(paiseOf(received));
    const repaidPaise = asPaise(receivedPaise + paiseOf(groups['cost'] ?? groups['asOffered']));
    const days = Number(
      /\b(\d+) days as offered/.exec(text)?.[1] ??
        dueSaid.exec(text)?.[1] ??
        /after (\d+) days/.exec(text)?.[1] ??
        /· (\d+) days? · [\d.]+% per day/.exec(text)?.[1] ??
        limits.quotePeriodDays,
    );
    const right = formatApr(singleInstalmentAprPercent({ receivedPaise, repaidPaise, days }));
    return right === `${groups['apr']}%`
      ? []
      : [`${said.replaceAll(/\s+/g, ' ')}, but it is ${right}`];
  });

/** A Key Facts Statement tells its yearly rate in the box and in both annexes: the same each time. */
const oneYearlyRate: Rule = ({ text }) => {
  const rates = new Set([...text.matchAll(/\bAPR\)?\n+([\d.,]+)%/g)].map(([, rate]) => rate));
  return rates.size > 1 ? [`APR ${[...rates].join(' and ')}%`] : [];
};

export const moneyRules: readonly Rule[] = [
  statementSums,
  oneYearlyRate,
  addsUp,
  receivedOnce,
  writtenSums,
  sentences,
  fees,
  yearlyRates,
];
