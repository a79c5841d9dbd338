/**
 * `erased`: deleted. `locked`: kept, and used for nothing but what the law asks for. `kept`: stays as it is,
 * without a name or a number.
 */
export type Fate = 'erased' | 'locked' | 'kept';

export interface KindEntry {
  title: string;
  /** What happens to it when the borrower had a loan, and when not. */
  fate: Record<'withLoan' | 'without', Fate>;
  /** Whether it tells who did what and when: such records are kept for a year at least, also after an erasure. */
  isRecord?: true;
  /** The law because of which it is not erased, for a borrower who had a loan and for one who had none. */
  law?: Record<'withLoan' | 'without', keyof typeof laws>;
}

/** Laws that beat an erasure, and for how many years from when. Whoever runs the server has to have this checked. */
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

/** Why a denial outlives an erasure until it ends, as a salted hash of the number (D67). */
export const denialLaw =
  'Reserve Bank of India (Digital Lending) Directions 2025, on assessing creditworthiness';

/** What belongs to the file of an account with a loan is kept as long as that loan's own rows. */
const fileOfAccount = { withLoan: 'moneyLaundering', without: 'dataProtection' } as const;
const moneyLaundering = { withLoan: 'moneyLaundering', without: 'moneyLaundering' } as const;
const dataProtection = { withLoan: 'dataProtection', without: 'dataProtection' } as const;
const erased = { withLoan: 'erased', without: 'erased' } as const;
const lockedWithLoan = { withLoan: 'locked', without: 'erased' } as const;
const retainedWithLoan = { withLoan: 'kept', without: 'erased' } as const;

/** The kinds of data, in the order in which they are erased and told. */
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
  // A denial that still holds is kept as a hash: see `denialLaw`.
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
} as const satisfies Record<string, KindEntry>;

export type DataKind = keyof typeof dataKinds;
