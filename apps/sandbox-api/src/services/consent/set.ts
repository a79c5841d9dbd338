import {
  canWithdraw,
  isConsentPurpose,
  isNoticeLanguage,
  noticeOf,
  stateAfter,
  type ConsentAction,
} from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import { recordConsent } from '../consent-ledger/record.ts';
import { stopProcessing } from './stop.ts';

/**
 * Writes what a borrower says about a purpose; what was taken back or refused stops in the same transaction
 * (D57). Throws a Refusal: an unknown purpose or language, other words than those of now, or nothing to
 * take back.
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
  const { userId, purpose, action, noticeVersion, language, now } = request;
  if (!isConsentPurpose(purpose)) throw refuse('consentUnknown');
  if (!isNoticeLanguage(language)) throw refuse('noticeLanguageUnknown');
  // Taking back asks nobody to read words again.
  const isReading = action !== 'withdraw';
  if (isReading && noticeOf(purpose).version !== noticeVersion) throw refuse('noticeChanged');
  if (action !== 'give' && !canWithdraw(purpose)) throw refuse('consentEndsWithAccount');
  await db.transaction(async (tx) => {
    await recordConsent(tx, { userId, purpose, state: stateAfter[action], language, now });
    if (action !== 'give') await stopProcessing(tx, purpose, userId);
  });
}
