import { expect, it } from 'vitest';
import {
  loanRequestDefaults,
  homeTenureDays,
  limits,
  loanAmountRanges,
  sampleDisclosure,
} from './limits.ts';
import { policyOf } from './policy/policy.ts';

it('the limits are the numbers in §9', () => {
  expect(limits).toMatchObject({
    requestTimeoutMs: 100_000,
    otpResendSeconds: 60,
    promotionSeconds: 5,
    postApplyRedirectMs: 300,

    phoneDigits: 10,
    phonePrefix: '91',
    loginCodeDigits: 4,
    aadhaarOtpMaxDigits: 6,
    aadhaarDigits: 12,
    panCharacters: 10,
    contactPhoneMaxDigits: 10,
    bankAccountMaxDigits: 19,
    feedbackMaxCharacters: 300,
    imageMaxBytes: 10_485_760,
    imageCompressionQuality: 0.5,

    quotePeriodDays: 7,
    extensionDays: 7,
    extensionPaymentHours: 24,
    gstPercent: 18,
    denialReapplyDays: 15,

    numberChoiceFirst: 1,
    numberChoiceLast: 31,
  });
});

it('the sample disclosure, the tenure on Home and the apply payload are those in §9', () => {
  expect(sampleDisclosure).toEqual({
    interestPercentPerYear: 30,
    gstPercentOfProcessingFee: 18,
    tenureMinDays: 91,
    tenureMaxDays: 360,
  });
  expect(homeTenureDays).toEqual({ min: 91, max: 180 });
  expect(loanRequestDefaults).toEqual({ checkEmail: 0, autoGetMoney: 1 });
  expect(policyOf('specified').isAutoMoneyOn).toBe(true);
});

it('the table of the audit screen has the rows of §9.29', () => {
  const rows = loanAmountRanges.map((row) => [row.loans, row.minRupees, row.maxRupees]);
  expect(rows).toEqual([
    [1, 1000, 5000],
    [3, 3000, 10_000],
    [5, 5000, 40_000],
  ]);
});
