/** Limits and times from §9 of the specification unless noted otherwise. */
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
  /** The API contract's limit for the names of contacts. We use it for the names of all persons. */
  personNameMaxCharacters: 120,
  bankAccountMaxDigits: 19,
  /** Not in §9: the length of an IFSC code. */
  ifscCharacters: 11,
  feedbackMaxCharacters: 300,
  /** Not in §9: a limit of the API contract. */
  feedbackMaxPictures: 4,
  /** §5: the default maximum length of a form field that accepts only digits. */
  numberInputDefaultMaxDigits: 5,
  /**
   * §5: if more contact fields than this are empty, the app shows one message for all of them.
   * Otherwise, its message is about one field only.
   */
  missingContactFieldsListed: 2,

  imageMaxBytes: 10 * 1024 * 1024,
  imageCompressionQuality: 0.5,
  /** Not in §9: the maximum number of pixels of an uploaded image. */
  imageMaxPixels: 50 * 1024 * 1024,
  /**
   * Not in §9: the maximum number of pixels of a photo before the app scales it down. The limit
   * allows photos of 108-megapixel cameras. Larger photos could exhaust a phone's memory.
   */
  imageReadMaxPixels: 128 * 1024 * 1024,

  quotePeriodDays: 7,
  extensionDays: 7,
  extensionPaymentHours: 24,
  /** D53: the app offers extensions from this number of days before the due date. */
  extensionOfferedDaysBefore: 3,
  denialReapplyDays: 15,
  gstPercent: 18,
  daysInYear: 365,
  /** D54: app stores reject apps that offer loans with a shorter term. */
  storeMinTermDays: 61,

  numberChoiceFirst: 1,
  numberChoiceLast: 31,
  minimumAgeYears: 18,

  /** Not in §9: the precision of locations, about 100 metres (§7.53). */
  positionDecimals: 3,

  /** A session expires after this time without use. */
  sessionIdleDays: 7,

  /** The lifetime of a one-time code (D28). */
  otpLifetimeMs: 5 * 60 * 1000,
  otpMaxTries: 5,
} as const;

/** Sample figures of the download page (§1, §9). */
export const sampleDisclosure = {
  interestPercentPerYear: 30,
  gstPercentOfProcessingFee: limits.gstPercent,
  tenureMinDays: 91,
  tenureMaxDays: 360,
} as const;

/** The sample terms on Home, shown below the offers as '91~180 days' (§9, D63). */
export const homeTenureDays = { min: 91, max: 180 } as const;

/** Constant fields of the apply request (§9). */
export const loanRequestDefaults = { checkEmail: 0, autoGetMoney: 1 } as const;

/** The table of the audit screen, in whole rupees (§2, §9). */
export const loanAmountRanges = [
  { loans: 1, minRupees: 1_000, maxRupees: 5_000 },
  { loans: 3, minRupees: 3_000, maxRupees: 10_000 },
  { loans: 5, minRupees: 5_000, maxRupees: 40_000 },
] as const;
