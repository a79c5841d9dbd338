import { describe, expect, it } from 'vitest';
import { contactRelations, loanPurposes } from './choices.ts';
import { homeTenureDays, limits, loanCalculation, sampleDisclosure } from './limits.ts';

describe('the numbers of §9', () => {
  it('are the ones the business named', () => {
    expect(limits).toMatchObject({
      requestTimeoutMs: 100_000,
      otpResendSeconds: 60,
      promotionRedirectMs: 5_000,
      postApplyRedirectMs: 300,
      phonePrefix: '91',
      phoneDigits: 10,
      loginCodeDigits: 4,
      aadhaarOtpMaxDigits: 6,
      aadhaarDigits: 12,
      panCharacters: 10,
      contactPhoneMaxDigits: 10,
      bankAccountMaxDigits: 19,
      feedbackMaxCharacters: 300,
      imageCompressionQuality: 0.5,
      quotePeriodDays: 7,
      extensionDays: 7,
      extensionPaymentHours: 24,
      denialReapplyDays: 15,
      gstPercent: 18,
      bankCardColourCount: 4,
    });
    expect(sampleDisclosure).toMatchObject({ interestPercentPerYear: 30, tenureMaxDays: 360 });
    expect(homeTenureDays).toEqual({ min: 91, max: 180 });
    expect(loanCalculation.map(({ loans }) => loans)).toEqual([1, 3, 5]);
  });

  it('come with three lists of three relations and six purposes', () => {
    expect(contactRelations.map((choices) => choices.length)).toEqual([3, 3, 3]);
    expect(loanPurposes).toHaveLength(6);
  });
});
