import {
  canWithdrawConsent,
  type ConsentAction,
  type ConsentPurpose,
  isConsentPurpose,
  noticeOf,
  parseLanguage,
  consentStateAfter,
} from '@kosha/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import { translatorFor } from '../../messages/translators.ts';
import { recordConsent } from '../consent-ledger/record.ts';
import {
  aadhaarVerifications,
  auditStates,
  contacts,
  devicePositions,
  orders,
  type PhotoKind,
  pictures,
  trackingEvents,
  users,
} from '../../db/schema/index.ts';
import { cancelWaitingNextLoansOf } from '../next-loan/cancel.ts';

type Stop = (tx: Db, userId: string) => Promise<unknown>;

/** How each withdrawal stops the use of data, as the consent's notice promises (D57). */
const stops = {
  // Cannot be withdrawn, because these two consents last as long as the account.
  agreement: nothing,
  privacy: nothing,
  identity: async (tx, userId) => {
    await forgetPictures(tx, userId, ['aadhaarFront', 'aadhaarBack', 'pan']);
    await tx.delete(aadhaarVerifications).where(eq(aadhaarVerifications.userId, userId));
    await tx.update(users).set({ isIdentityDone: false }).where(eq(users.id, userId));
  },
  face: async (tx, userId) => {
    await forgetPictures(tx, userId, ['face']);
    await tx.update(users).set({ isFaceDone: false }).where(eq(users.id, userId));
  },
  place: (tx, userId) => tx.delete(devicePositions).where(eq(devicePositions.userId, userId)),
  contacts: async (tx, userId) => {
    await tx.delete(contacts).where(eq(contacts.userId, userId));
    await tx.update(users).set({ isContactDone: false }).where(eq(users.id, userId));
  },
  tracking: (tx, userId) => tx.delete(trackingEvents).where(eq(trackingEvents.userId, userId)),
  autoMoney: (tx, userId) =>
    tx
      .update(orders)
      .set({ isAutoMoney: false })
      .where(and(eq(orders.userId, userId), inArray(orders.state, [...auditStates]))),
  reapply: (tx, userId) => cancelWaitingNextLoansOf(tx, { userId, kind: 'reapply' }),
  autoApply: (tx, userId) => cancelWaitingNextLoansOf(tx, { userId, kind: 'autoApply' }),
  // `notifyBySms` checks the consent to messages before each SMS.
  messages: nothing,
} as const satisfies Record<ConsentPurpose, Stop>;

async function nothing(): Promise<void> {}

/** The next run of `sweepPictures` deletes the files. */
async function forgetPictures(tx: Db, userId: string, kinds: readonly PhotoKind[]): Promise<void> {
  await tx
    .delete(pictures)
    .where(and(eq(pictures.userId, userId), inArray(pictures.kind, [...kinds])));
}

/**
 * Records that the borrower gives, refuses or withdraws a consent. A refusal or withdrawal also
 * stops the use of the data (D57).
 */
export async function setConsent(
  db: Db,
  request: {
    userId: string;
    purpose: string;
    action: ConsentAction;
    noticeVersion: number;
    language: string;
    now: number;
  },
): Promise<void> {
  const { userId, purpose, action, noticeVersion, now } = request;
  if (!isConsentPurpose(purpose)) throw refuse('consentUnknown');
  const language = parseLanguage(request.language);
  if (language === null) throw refuse('noticeLanguageUnknown');
  // A withdrawal is accepted with any notice version, because the borrower need not read the notice
  // again to withdraw a consent.
  const isReading = action !== 'withdraw';
  if (isReading && noticeOf(purpose).version !== noticeVersion) throw refuse('noticeChanged');
  if (action !== 'give' && !canWithdrawConsent(purpose)) throw refuse('consentEndsWithAccount');
  await db.transaction(async (tx) => {
    const state = consentStateAfter[action];
    await recordConsent(tx, {
      userId,
      purpose,
      state,
      way: 'button',
      translator: translatorFor(language),
      now,
    });
    if (action !== 'give') await stops[purpose](tx, userId);
  });
}
