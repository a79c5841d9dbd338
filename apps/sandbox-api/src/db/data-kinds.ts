/**
 * What an erasure does to a kind of data: `erased` deletes the data, `locked` retains the data for
 * legal use only, and `kept` retains the data without name and phone number.
 */
export type ErasureEffect = 'erased' | 'locked' | 'kept';

export interface DataKindEntry {
  title: string;
  fate: Record<'withLoan' | 'without', ErasureEffect>;
  /**
   * True for records of who did what and when. If the borrower had a loan, an erasure retains these
   * records for at least a year.
   */
  isRecord?: true;
  law?: Record<'withLoan' | 'without', keyof typeof laws>;
}

/** Laws that require data retention. A lawyer must check this table before production. */
export const laws = {
  moneyLaundering: {
    name: 'Prevention of Money Laundering Act 2002, section 12',
    years: 5,
    from: 'lastLoan',
  },
  dataProtection: {
    name: 'Digital Personal Data Protection Rules 2025, rule 8',
    years: 1,
    from: 'erasure',
  },
} as const;

/**
 * The law that allows the server to retain the denial of a loan after an erasure. The denial is
 * then stored with a hashed phone number (D67).
 */
export const denialLaw =
  'Reserve Bank of India (Digital Lending) Directions 2025, on assessing creditworthiness';

const fileOfAccount = { withLoan: 'moneyLaundering', without: 'dataProtection' } as const;
const moneyLaundering = { withLoan: 'moneyLaundering', without: 'moneyLaundering' } as const;
const dataProtection = { withLoan: 'dataProtection', without: 'dataProtection' } as const;
const erased = { withLoan: 'erased', without: 'erased' } as const;
const lockedWithLoan = { withLoan: 'locked', without: 'erased' } as const;
const retainedWithLoan = { withLoan: 'kept', without: 'erased' } as const;

export const dataKinds = {
  tracking: { title: 'What you did in the app', fate: erased },
  messages: { title: 'SMS to you', fate: erased },
  codes: { title: 'One-time codes', fate: erased },
  place: { title: 'Where you were', fate: erased },
  pictures: { title: 'Pictures', fate: erased },
  feedback: { title: 'Feedback', fate: erased },
  contacts: { title: 'Emergency contacts', fate: erased },
  answers: { title: 'What you filled in', fate: erased },
  nominee: { title: 'Your nominee', fate: erased },
  exports: { title: 'Copies of your data', fate: erased },
  nextLoans: { title: 'Scheduled orders', fate: erased },
  keyFacts: {
    title: 'Key Facts Statements',
    fate: retainedWithLoan,
    law: moneyLaundering,
    isRecord: true,
  },
  payments: { title: 'Payments', fate: retainedWithLoan, law: moneyLaundering, isRecord: true },
  denials: { title: 'Denials', fate: erased },
  orders: { title: 'Orders', fate: retainedWithLoan, law: moneyLaundering, isRecord: true },
  cards: { title: 'Bank accounts', fate: lockedWithLoan, law: moneyLaundering },
  identity: { title: 'Identity', fate: lockedWithLoan, law: moneyLaundering },
  sessions: {
    title: 'Where you signed in',
    fate: { withLoan: 'locked', without: 'locked' },
    law: dataProtection,
    isRecord: true,
  },
  grievances: {
    title: 'Grievances',
    fate: { withLoan: 'kept', without: 'kept' },
    law: fileOfAccount,
    isRecord: true,
  },
  consents: {
    title: 'Consents',
    fate: { withLoan: 'kept', without: 'kept' },
    law: fileOfAccount,
    isRecord: true,
  },
  account: {
    title: 'Your account',
    fate: { withLoan: 'locked', without: 'locked' },
    law: fileOfAccount,
  },
} as const satisfies Record<string, DataKindEntry>;

export type DataKind = keyof typeof dataKinds;
