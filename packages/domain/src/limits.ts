/** The fixed business limits, from §9 unless noted otherwise. */
export const limits = {
  requestTimeoutMs: 100_000,
  otpResendSeconds: 60,
  postApplyRedirectMs: 300,
  promotionSeconds: 5,

  phonePrefix: '91',
  phoneDigits: 10,
  loginCodeDigits: 4,
  aadhaarOtpMaxDigits: 6,
  aadhaarDigits: 12,
  panCharacters: 10,
  contactPhoneMaxDigits: 10,
  /** From the contract, which has it for contacts; used for all persons. */
  personNameMaxCharacters: 120,
  bankAccountMaxDigits: 19,
  /** Not in §9: four letters, a zero, six letters or digits. */
  ifscCharacters: 11,
  feedbackMaxCharacters: 300,
  /** From the contract. */
  feedbackMaxPictures: 4,
  /** §5: for a number-type input without a length in its descriptor. */
  numberInputDefaultMaxDigits: 5,
  /** §5: above this number of missing contact fields, one message covers all. */
  missingContactFieldsListed: 2,

  imageMaxBytes: 10 * 1024 * 1024,
  imageCompressionQuality: 0.5,
  /** Not in §9: the upper limit for sent images. */
  imageMaxPixels: 50 * 1024 * 1024,
  /**
   * Not in §9: above a 108 MP camera, whose photos the phone scales down. More could exhaust its
   * memory.
   */
  imageReadMaxPixels: 128 * 1024 * 1024,

  quotePeriodDays: 7,
  extensionDays: 7,
  extensionPaymentHours: 24,
  /** D53: an extension is offered from this many days before the due date on. */
  extensionOfferedDaysBefore: 3,
  denialReapplyDays: 15,
  gstPercent: 18,
  daysInYear: 365,
  /** D54: app stores reject loans due in full within fewer days. */
  storeMinTermDays: 61,

  numberChoiceFirst: 1,
  numberChoiceLast: 31,
  minimumAgeYears: 18,

  /** Not in §9: about 100 metres, the precision at which locations are sent and stored (§7.53). */
  positionDecimals: 3,

  /** A session expires after this time without use. */
  sessionIdleDays: 7,

  /** D28. */
  otpLifetimeMs: 5 * 60 * 1000,
  otpMaxTries: 5,
} as const;

/** The sample disclosure of the download page (§1, §9). */
export const sampleDisclosure = {
  interestPercentPerYear: 30,
  gstPercentOfProcessingFee: limits.gstPercent,
  tenureMinDays: 91,
  tenureMaxDays: 360,
} as const;

/** The tenure shown on the lower product cards of Home: '91~180 days' (§9). */
export const homeTenureDays = { min: 91, max: 180 } as const;

/** The fixed fields of the apply payload (§9). */
export const applyDefaults = { checkEmail: 0, autoGetMoney: 1 } as const;

/** The loan-calculation table of the audit screen, whole rupees (§2, §9). */
export const loanCalculation = [
  { loans: 1, minRupees: 1_000, maxRupees: 5_000 },
  { loans: 3, minRupees: 3_000, maxRupees: 10_000 },
  { loans: 5, minRupees: 5_000, maxRupees: 40_000 },
] as const;
