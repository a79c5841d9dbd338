import { needsConsentFirst, policyOf, type ConsentPurpose } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { refuse } from '../../refusals/refuse.ts';
import { consentState } from '../consent-ledger/find.ts';
import type { Translator } from '../../messages/translator.ts';
import { recordConsent } from '../consent-ledger/record.ts';

/**
 * If the policy profile requires consent in advance, throws a Refusal unless the borrower has given
 * consent (D57). In other profiles, records that the borrower's request implies consent.
 */
export async function requireConsent(
  db: Db,
  request: { userId: string; purpose: ConsentPurpose; translator: Translator; now: number },
): Promise<void> {
  const { policyProfile } = await readSettings(db);
  if (!needsConsentFirst(request.purpose, policyOf(policyProfile))) {
    return recordConsent(db, { ...request, state: 'given', way: 'sending' });
  }
  if ((await consentState(db, request)) !== 'given') throw refuse('consentRequired');
}
