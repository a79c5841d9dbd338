import { isAskedFirst, policyOf, type ConsentPurpose } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { refuse } from '../../refusals/refuse.ts';
import { consentState } from '../consent-ledger/find.ts';
import type { Texts } from '../../words/create-texts.ts';
import { recordConsent } from '../consent-ledger/record.ts';

/**
 * Before a call whose sending is consent (D57). Where the profile asks first, the consent must have been given;
 * else sending it gives the consent, which is written. Throws a Refusal.
 */
export async function requireConsent(
  db: Db,
  request: { userId: string; purpose: ConsentPurpose; texts: Texts; now: number },
): Promise<void> {
  const { policyProfile } = await readSettings(db);
  if (!isAskedFirst(request.purpose, policyOf(policyProfile))) {
    return recordConsent(db, { ...request, state: 'given', way: 'sending' });
  }
  if ((await consentState(db, request)) !== 'given') throw refuse('consentRequired');
}
