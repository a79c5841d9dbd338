import {
  canWithdraw,
  isConsentPurpose,
  noticeOf,
  parseLanguage,
  stateAfter,
  type ConsentAction,
} from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import { translatorFor } from '../../messages/translators.ts';
import { recordConsent } from '../consent-ledger/record.ts';
import { stopProcessing } from './stop.ts';

/**
 * Records a borrower's decision on a purpose. Withdrawal or refusal stops the processing in the
 * same transaction (D57). Throws a Refusal if purpose or language are unknown, the notice is
 * outdated, or there is nothing to withdraw.
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
  // Withdrawal does not require reading the notice again.
  const isReading = action !== 'withdraw';
  if (isReading && noticeOf(purpose).version !== noticeVersion) throw refuse('noticeChanged');
  if (action !== 'give' && !canWithdraw(purpose)) throw refuse('consentEndsWithAccount');
  await db.transaction(async (tx) => {
    const state = stateAfter[action];
    await recordConsent(tx, {
      userId,
      purpose,
      state,
      way: 'button',
      translator: translatorFor(language),
      now,
    });
    if (action !== 'give') await stopProcessing(tx, purpose, userId);
  });
}
