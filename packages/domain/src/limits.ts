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
  /** The contract has this limit for contacts; we apply it to all names of people. */
  personNameMaxCharacters: 120,
  bankAccountMaxDigits: 19,
  /** Not in §9. An IFSC code has four letters, a zero, and six letters or digits. */
  ifscCharacters: 11,
  feedbackMaxCharacters: 300,
  /** The limit of the contract. */
  feedbackMaxPictures: 4,
  /** §5: the maximum length of a digits field whose descriptor has no length. */
  numberInputDefaultMaxDigits: 5,
  /** §5: if more contact fields are missing, one message covers them all. */
  missingContactFieldsListed: 2,

  imageMaxBytes: 10 * 1024 * 1024,
  imageCompressionQuality: 0.5,
  /** Not in §9: the maximum size of an uploaded image. */
  imageMaxPixels: 50 * 1024 * 1024,
  /**
   * Not in §9: the maximum size of a picked photo, which the app scales down before the upload.
   * It fits a 108 MP camera; decoding a larger photo could exhaust the phone's memory.
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
  /** D54: app stores reject loans that must be repaid in full in fewer days. */
  storeMinTermDays: 61,

  numberChoiceFirst: 1,
  numberChoiceLast: 31,
  minimumAgeYears: 18,

  /** Not in §9: locations are sent and stored with this precision, about 100 metres (§7.53). */
  positionDecimals: 3,

  /** A session expires if it is not used for this time. */
  sessionIdleDays: 7,

  /** How long a login code is valid (D28). */
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
