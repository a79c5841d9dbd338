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

  it('tells of which order it is, so that no other story tells it otherwise', () => {
    expect(orderIn(loaned.join('\n'))).toEqual({
      number: 'KS0000009012',
      said: '₹5,000, applied for on 20 Nov 2026',
    });
    expect(orderIn('To repay now')).toBeUndefined();
  });
});
