import { describe, expect, it } from 'vitest';
import { worldNow } from '../world-now.ts';
import { contradictionsIn, orderIn } from './contradictions.ts';

const read = (...lines: string[]) => contradictionsIn({ text: lines.join('\n'), now: worldNow });

/** A loan as the order's detail tells it: two days old, with five days left. */
const loaned = [
  'To repay now',
  '₹5,028',
  'by Fri 27 Nov · 5 days left',
  'You got',
  '₹4,410',
  'on 20 Nov 2026, to XXXX7891',
  'You pay',
  '₹5,028',
  'on 27 Nov 2026',
  'It costs',
  '₹618',
  'APR 730.7%',
  'Order no',
  'KS0000009012',
  'Loan amount',
  '₹5,000',
  'Tenure',
  '7 days',
  'Received',
  '₹4,410',
  'Repayment amount',
  '₹5,028',
  'Processing fee',
  '₹500',
  'GST 18% on processing fee',
  '₹90',
  'Interest fee',
  '₹28',
  'Application date',
  '20 Nov 2026',
];

/** The same loan where one line is another. */
const but = (line: string, other: string) =>
  read(...loaned.map((one) => (one === line ? other : one)));

/** The same lines with other words, wherever they stand. */
const replacedIn = (lines: readonly string[], changes: readonly (readonly [string, string])[]) =>
  changes.reduce<string[]>(
    (all, [part, other]) => all.map((line) => line.replaceAll(part, other)),
    [...lines],
  );

describe('a text of one world', () => {
  it('has no contradiction', () => expect(read(...loaned)).toEqual([]));

  it.each([
    ['another GST', '₹90', '₹85.50'],
    ['a fee that no tier has', '₹500', '₹520'],
    ['another sum received', 'Received', 'Received ₹4,439.50'],
    ['another repayment', 'Repayment amount', 'Repayment amount ₹5,178'],
    ['another cost', '₹618', '₹588.50'],
    ['another yearly rate', 'APR 730.7%', 'APR 691.2%'],
    ['a day of another week', 'by Fri 27 Nov · 5 days left', 'by Sat 27 Nov · 5 days left'],
    ['days left to another day', 'by Fri 27 Nov · 5 days left', 'by Sat 28 Nov · 5 days left'],
    ['hours left to a day that is far', 'by Fri 27 Nov · 5 days left', 'by Fri 27 Nov · 7 h left'],
    ['a day in no calendar', '20 Nov 2026', '31 November 2026'],
    ['a loan of 7 days that ends on 12 December', 'on 27 Nov 2026', 'on 12 Dec 2026'],
    ['paid out on 20, due on 21, tenure 7', 'on 27 Nov 2026', 'on 21 Nov 2026'],
    ['a payout before the application', '20 Nov 2026', '21 Nov 2026'],
    ['an application after today', '20 Nov 2026', '2026-11-29'],
    ['no order number', 'KS0000009012', 'KS2026010100070012'],
    ['a loan above its product', '₹5,000', '₹1,23,456'],
    ['a product that nobody has', 'To repay now', 'Kosha Quick'],
    ['the name of a test', 'To repay now', 'In state 6'],
    ['the name of another test', 'To repay now', 'Order 8'],
    ['an amount above its product', 'To repay now', 'Kosha Flex\nUp to ₹1,23,456'],
    ['the percent of another tier', 'To repay now', 'Silver: processing fee 13% lower'],
    ['a discount that the fee has not', 'To repay now', 'Copper: processing fee 5% lower'],
    ['a card without a bank', 'To repay now', 'SBIN0005678 · XXXX4821'],
    ['a branch with the code of another', 'To repay now', 'KHAR · HDFC0000013'],
    ['a statement of another order', 'To repay now', 'Proposal KFKS0000005012-1'],
    ['a sum that does not add up', 'To repay now', 'It costs ₹475 + ₹90 = ₹560'],
  ])('does not say %s', (_, line, other) => {
    expect(but(line, other)).not.toEqual([]);
  });

  it('does not say twice how late it is', () => {
    expect(read('3 days late · ₹50 more each day', 'Due was Thu 19 Nov.')).toEqual([]);
    expect(read('3 days late', 'Due was Wed 18 Nov.')).not.toEqual([]);
    expect(read('3 days late', 'Overdue days', '4')).not.toEqual([]);
  });

  it('does not list one number twice', () => {
    const row = 'Order no KS0000009012';
    expect(read(row)).toEqual([]);
    expect(read(row, row)).not.toEqual([]);
  });

  it('does not tell what an offer costs by another rule', () => {
    const told = 'You will get ₹4,410 and repay ₹5,028. It costs ₹618 in all.';
    expect(read(told)).toEqual([]);
    expect(read(told.replace('618', '588.50'))).not.toEqual([]);
    expect(read('You get', '₹4,410', 'of ₹5,000: ₹560.50 of fees taken first')).not.toEqual([]);
  });

  const statement = [
    'Proposal KFKS0000005012-1. Valid to the end of 25 Nov 2026; nothing in it changes before then.',
    'You get',
    '₹4,410',
    '₹5,000 less the fees of ₹590, which are taken first.',
    'You pay',
    '₹5,028',
    'In one payment, 7 days after the money is sent.',
    'It costs',
    '₹618',
    'Fees of ₹590 and interest of ₹28.',
    'APR',
    '730.7%',
    '1. Proposal and type of loan',
    'KFKS0000005012-1',
    'Personal loan without security, order KS0000005012. Made on 21 Nov 2026.',
    '2. Sanctioned amount',
    '₹5,000',
    '4. Term',
    '7 days',
    '8. Processing fee',
    '₹500',
    '8. GST 18% on the processing fee',
    '₹90',
    '9. Annual percentage rate (APR)',
    '730.7%',
    '5. Interest in all',
    '₹28',
    '7. You get (1 − 6)',
    '₹4,410',
    '8. You pay (1 + 5)',
    '₹5,028',
  ];
  const isOver = (day: string) =>
    `This statement held to the end of ${day}. Its figures are those under which it was made.`;

  it('has a Key Facts Statement that fits, before it ends and after', () => {
    expect(read(...statement)).toEqual([]);
    const before = replacedIn(statement, [
      ['25 Nov', '17 Nov'],
      ['21 Nov', '12 Nov'],
    ]);
    expect(read(...before, isOver('17 Nov 2026'))).toEqual([]);
    expect(read(...before)).not.toEqual([]);
  });

  it.each([
    ['that is over while it still holds', 'APR', `APR\n${isOver('25 Nov 2026')}`],
    ['that holds for too long', '25 Nov', '26 Nov'],
    ['with another yearly rate in its box', 'APR\n730.7%', 'APR\n691.2%'],
    ['with another yearly rate in an annex', '(APR)\n730.7%', '(APR)\n691.2%'],
    ['whose box does not add up', 'interest of ₹28', 'interest of ₹30'],
    ['whose fees are others', 'fees of ₹590', 'fees of ₹560.50'],
    ['whose annex has another loan', 'amount\n₹5,000', 'amount\n₹6,000'],
    ['whose annex gives another sum', '6)\n₹4,410', '6)\n₹4,439.50'],
    ['with a fee that no tier has', 'fee\n₹500', 'fee\n₹520'],
  ])('has no statement %s', (_, part, other) => {
    expect(read(statement.join('\n').replace(part, other))).not.toEqual([]);
  });

  const givenBack = [
    'You paid',
    '₹4,418',
    'Returned on 22 Nov 2026. No fee was kept, and it counts for no tier.',
    'Paid out ₹4,410',
    '20 Nov 2026, 12:03 pm',
    'You returned the loan for ₹4,418',
    '22 Nov 2026, 11:00 am',
    'Loan amount',
    '₹5,000',
    'Received',
    '₹4,410',
    'Interest fee',
    '₹8',
  ];

  it('gives a loan back within its days, for their price', () => {
    expect(read(...givenBack)).toEqual([]);
    expect(read(...replacedIn(givenBack, [['20 Nov', '21 Nov']]))).toEqual([]);
  });

  it.each([
    ['five days after the payout', '20 Nov', '16 Nov'],
    ['before the payout', '20 Nov', '23 Nov'],
    ['after today', 'Returned on 22', 'Returned on 23'],
    ['for two prices', 'You paid\n₹4,418', 'You paid\n₹4,414'],
    ['for the whole interest', '₹8', '₹28'],
  ])('does not give it back %s', (_, part, other) => {
    expect(read(givenBack.join('\n').replace(part, other))).not.toEqual([]);
  });

  it('does not give it back for the price of another day', () => {
    const first = replacedIn(givenBack, [
      ['₹4,418', '₹4,410'],
      ['₹8', '₹0'],
    ]);
    expect(read(...first)).not.toEqual([]);
  });

  it('offers a return that adds up, each day dearer by the same', () => {
    const offer = [
      'You can return it until 23 Nov 2026, 12:03 pm.',
      'What you received\n₹4,410',
      'Interest so far\n₹8',
      'You pay today\n₹4,418',
      'From 22 Nov 2026, 12:03 pm\n₹4,422',
    ];
    expect(read(...offer)).toEqual([]);
    for (const [part, other] of [
      ['₹8', '₹12'],
      ['₹4,422', '₹4,426'],
      ['23 Nov', '28 Nov'],
    ] as const)
      expect(read(...replacedIn(offer, [[part, other]]))).not.toEqual([]);
  });

  it('asks about a branch as the directory has it', () => {
    const branch = [
      ['IFSC Code', 'HDFC0000060'],
      ['State', 'Maharashtra'],
      ['District', 'Mumbai'],
      ['Branch', 'FORT'],
    ];
    const dialog = branch.flat();
    expect(read(...dialog)).toEqual([]);
    for (const [, told = ''] of branch.slice(1))
      expect(read(...dialog.map((line) => (line === told ? 'KHAR' : line)))).not.toEqual([]);
  });

  it('does not offer a product for the periods of another', () => {
    expect(read('Kosha Gold', '7, 14 or 30 days')).toEqual([]);
    expect(read('Kosha Flex', '7, 14 or 30 days')).not.toEqual([]);
    expect(read('Kosha Gold', '7, 14 or 91 days')).not.toEqual([]);
  });

  it('tells of which order it is, so that no other story tells it otherwise', () => {
    expect(orderIn(loaned.join('\n'))).toEqual({
      number: 'KS0000009012',
      said: '₹5,000, applied for on 20 Nov 2026',
    });
    expect(orderIn('To repay now')).toBeUndefined();
  });
});
