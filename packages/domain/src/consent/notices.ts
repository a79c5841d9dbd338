import { englishDocumentMessages, type DocumentMessages } from '../document-messages.ts';
import type { Policy, PolicyKey } from '../policy/policy.ts';

/** Each purpose needs a separate consent (D57). */
export type ConsentPurpose =
  | 'agreement'
  | 'privacy'
  | 'identity'
  | 'face'
  | 'place'
  | 'contacts'
  | 'tracking'
  | 'autoMoney'
  | 'reapply'
  | 'autoApply'
  | 'messages';

/** Tells the borrower which data the app processes for a purpose, and why (D57). */
export interface ConsentNotice {
  purpose: ConsentPurpose;
  /** Increases with each change of the text. */
  version: number;
  language: string;
  title: string;
  /** The kinds of data that the app processes. */
  items: readonly string[];
  why: string;
  /** Who receives the data, apart from the lender. */
  recipients: readonly string[];
  keptFor: string;
  /** The effect of a withdrawal, or how processing ends if consent cannot be withdrawn. */
  withdrawal: string;
}

interface NoticeRow extends Omit<ConsentNotice, 'purpose' | 'language'> {
  /** False if consent lasts as long as the account. */
  canWithdraw: boolean;
  /** The policy that requires consent before the app sends data; null if no policy does. */
  askedFirstBy: PolicyKey | null;
  /** True if the purpose is off until the borrower turns it on. */
  isOptIn?: true;
}

const retentionWithAccount =
  'As long as you have an account, and 1 year after that; 5 years after a loan, because the Prevention of Money Laundering Act asks for it';
const retentionOfNextLoan = 'For 90 days, or until the loan starts if that is later';
const endsWithAccount = 'It holds as long as you have an account. To end it, erase your data.';

/** The groups on the screen "My consents" list the consents in the order of these rows. */
const noticeTable = {
  agreement: {
    version: 2,
    canWithdraw: false,
    askedFirstBy: null,
    title: 'Loan Guarantee Agreement',
    items: ['That you agreed, and when'],
    why: 'A loan is a contract. This is what you and the lender promise each other.',
    recipients: [],
    keptFor: retentionWithAccount,
    withdrawal: endsWithAccount,
  },
  privacy: {
    version: 2,
    canWithdraw: false,
    askedFirstBy: null,
    title: 'Privacy Policy',
    items: ['Your mobile number', 'Your device and when you signed in', 'What you fill in'],
    why: 'To give you an account, to keep others out of it, and to decide on a loan.',
    recipients: [],
    keptFor: retentionWithAccount,
    withdrawal: endsWithAccount,
  },
  identity: {
    version: 1,
    canWithdraw: true,
    askedFirstBy: 'needsConsentFirst',
    title: 'Your identity documents',
    items: ['Your Aadhaar number', 'Your PAN', 'Pictures of both, where you take them'],
    why: 'The law asks a lender to know who takes the loan.',
    recipients: ['The identity service, which compares the numbers'],
    keptFor: 'Pictures until you withdraw; masked numbers for 5 years after your last loan',
    withdrawal: 'The pictures are deleted. You have to show your identity again for a new loan.',
  },
  face: {
    version: 1,
    canWithdraw: true,
    askedFirstBy: 'needsConsentFirst',
    title: 'A picture of your face',
    items: ['One picture of your face'],
    why: 'To see that you, and nobody else, take the loan.',
    recipients: ['The face service, which compares the picture with your document'],
    keptFor: 'Until you withdraw, or for 30 days once there is a newer one',
    withdrawal: 'The picture is deleted. You have to show your face again for a new loan.',
  },
  place: {
    version: 1,
    canWithdraw: true,
    askedFirstBy: 'needsConsentFirst',
    title: 'Where you are',
    items: ['One place, to about 100 metres'],
    why: 'To see that nobody else applies in your name.',
    recipients: [],
    keptFor: 'Until you withdraw; a newer place takes its place',
    withdrawal: 'The place is deleted, and you are not asked for it again.',
  },
  contacts: {
    version: 1,
    canWithdraw: true,
    askedFirstBy: 'needsConsentFirst',
    title: 'Your emergency contacts',
    items: ['Name, mobile number and relation of the people you name'],
    why: 'To reach you when you cannot be reached. They owe nothing.',
    recipients: ['The SMS service, which asks them whether they agree'],
    keptFor: 'Until you withdraw',
    withdrawal: 'Names and numbers are deleted, and nobody writes to them.',
  },
  tracking: {
    version: 1,
    canWithdraw: true,
    askedFirstBy: 'needsTrackingAgreed',
    title: 'What you do in the app, and which advertisement led you here',
    items: ['The screens that you open and the buttons that you press', 'Ids of advertisements'],
    why: 'To see where the app is hard to use, and which advertisements work.',
    recipients: ['The advertising network whose id it is'],
    keptFor: '30 days',
    withdrawal: 'Nothing more is sent, and what was kept about you is deleted.',
  },
  autoMoney: {
    version: 1,
    canWithdraw: true,
    askedFirstBy: null,
    isOptIn: true,
    title: 'Money without another press',
    items: ['Your choice, and the bank account that you chose'],
    why: 'To send the money as soon as the check is passed. You do not see the key facts again.',
    recipients: ['The bank that sends the money'],
    keptFor: 'Until the money is sent',
    withdrawal: 'An order that is being checked waits for your press on Get Money.',
  },
  reapply: {
    version: 2,
    canWithdraw: true,
    askedFirstBy: null,
    isOptIn: true,
    title: 'A new loan after the repayment',
    items: ['Your choice, the amount and the bank account'],
    why: 'To apply for the next loan when this one is repaid.',
    recipients: [],
    keptFor: retentionOfNextLoan,
    withdrawal: 'No loan follows the repayment.',
  },
  autoApply: {
    version: 2,
    canWithdraw: true,
    askedFirstBy: null,
    isOptIn: true,
    title: 'Scheduled orders',
    items: ['Your choice, the amount, the purpose and the bank account'],
    why: 'To apply for the loan that you scheduled.',
    recipients: [],
    keptFor: retentionOfNextLoan,
    withdrawal: 'Every scheduled order that waits is cancelled.',
  },
  messages: {
    version: 1,
    canWithdraw: true,
    askedFirstBy: null,
    title: 'SMS about your orders',
    items: ['Your mobile number, and what happened to your order'],
    why: 'To tell you that an order was checked, or that another one starts.',
    recipients: ['The SMS service'],
    keptFor: '90 days',
    withdrawal: 'Only codes and what the law asks for are still sent: the key facts of a payout.',
  },
} as const satisfies Record<ConsentPurpose, NoticeRow>;

export const consentPurposes = Object.keys(noticeTable) as readonly ConsentPurpose[];

export const isConsentPurpose = (name: string): name is ConsentPurpose =>
  Object.hasOwn(noticeTable, name);

export const canWithdrawConsent = (purpose: ConsentPurpose): boolean =>
  noticeTable[purpose].canWithdraw;

/** Returns the translated notice for a purpose (D57, D58). */
export function noticeOf(
  purpose: ConsentPurpose,
  {
    language,
    translate: say,
  }: Pick<DocumentMessages, 'language' | 'translate'> = englishDocumentMessages,
): ConsentNotice {
  const { version, title, items, why, recipients, keptFor, withdrawal } = noticeTable[purpose];
  return {
    purpose,
    version,
    language,
    title: say(title),
    items: items.map((item) => say(item)),
    why: say(why),
    recipients: recipients.map((recipient) => say(recipient)),
    keptFor: say(keptFor),
    withdrawal: say(withdrawal),
  };
}

/** All English texts of a notice, with keys such as 'Title', 'Item1' and 'Item2'. */
export function noticeTexts(purpose: ConsentPurpose): Readonly<Record<string, string>> {
  const { title, items, why, recipients, keptFor, withdrawal } = noticeTable[purpose];
  const numbered = (name: string, texts: readonly string[]) =>
    texts.map((text, at): [string, string] => [`${name}${at + 1}`, text]);
  return {
    Title: title,
    ...Object.fromEntries(numbered('Item', items)),
    Why: why,
    ...Object.fromEntries(numbered('Recipient', recipients)),
    KeptFor: keptFor,
    Withdrawal: withdrawal,
  };
}

export type ConsentAction = 'give' | 'refuse' | 'withdraw';
/**
 * How a borrower decided: by a button below the notice, by submitting data, or by signing in. Only
 * `button` proves that the app showed the notice.
 */
export type ConsentMethod = 'button' | 'sending' | 'signIn';
/** `none`: the borrower has not decided. */
export type ConsentState = 'none' | 'given' | 'refused' | 'withdrawn';

export const consentStateAfter = {
  give: 'given',
  refuse: 'refused',
  withdraw: 'withdrawn',
} as const satisfies Record<ConsentAction, ConsentState>;

/** True if the borrower must consent to the purpose before the app sends data (D54, D57). */
export function needsConsentFirst(purpose: ConsentPurpose, policy: Policy): boolean {
  const { askedFirstBy } = noticeTable[purpose];
  return askedFirstBy !== null && policy[askedFirstBy];
}

/**
 * True if the borrower has given consent. Also true before a decision, if the policy does not
 * require consent first and the purpose is not opt-in.
 */
export const canProcessData = (
  purpose: ConsentPurpose,
  state: ConsentState,
  policy: Policy,
): boolean =>
  state === 'given' ||
  (state === 'none' && !needsConsentFirst(purpose, policy) && !isOptIn(purpose));

function isOptIn(purpose: ConsentPurpose): boolean {
  const row: NoticeRow = noticeTable[purpose];
  return row.isOptIn === true;
}
