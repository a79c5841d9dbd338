import { asPaise } from '../money/paise.ts';
import { describe, expect, it } from 'vitest';
import { waterfall, type LoanPrice, WaterfallMismatchError } from './waterfall.ts';

const price: LoanPrice = {
  principalPaise: asPaise(1_000),
  processingFeePaise: asPaise(100),
  gstPaise: asPaise(18),
  interestPaise: asPaise(7),
  receivedPaise: asPaise(882),
  repaymentPaise: asPaise(1_007),
};

describe('waterfall', () => {
  it('lists the lines from the principal to the amount received and the repayment', () => {
    expect(waterfall(price).map(({ key, kind, paise }) => [key, kind, paise])).toEqual([
      ['principal', 'start', 1_000],
      ['processingFee', 'minus', 100],
      ['gst', 'minus', 18],
      ['received', 'sum', 882],
      ['principal', 'start', 1_000],
      ['interest', 'plus', 7],
      ['repayment', 'sum', 1_007],
    ]);
  });

  it.each(Object.keys(price))('throws if %s is wrong by one paisa', (key) => {
    const wrongPrice = { ...price, [key]: price[key as keyof LoanPrice] + 1 };
    expect(() => waterfall(wrongPrice)).toThrow(WaterfallMismatchError);
    expect(() => waterfall(wrongPrice)).toThrow(
      expect.objectContaining({
        name: 'WaterfallMismatchError',
        message: expect.stringContaining(
          `not ${wrongPrice.receivedPaise} and ${wrongPrice.repaymentPaise}`,
        ) as string,
      }),
    );
  });
});
