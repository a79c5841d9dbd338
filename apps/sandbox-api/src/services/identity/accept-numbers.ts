import { numberMessages, validateKycNumbers } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { Refused } from '../../refusals/errors.ts';
import type { Keys } from '../../keys/keys.ts';
import type { IdentityProvider } from '../../providers/identity/provider.ts';
import { acceptIdentity } from './accept.ts';
import { hashNumber } from '../../keys/hash-number.ts';
import { refuseMinor } from './is-minor.ts';
import { isAadhaarVerified } from './is-verified.ts';

/**
 * Ends the identity step with both numbers. Throws Refused when the Aadhaar number is not verified yet
 * or the numbers belong to two people or to somebody who is too young, and Conflict as `acceptIdentity` does.
 */
export async function acceptNumbers(
  db: Db,
  provider: IdentityProvider,
  request: {
    userId: string;
    /** The Aadhaar number. */
    idNo: string;
    panNo: string;
    keys: Keys;
    now: number;
  },
): Promise<void> {
  const { userId, idNo, panNo, keys, now } = request;
  const problem = validateKycNumbers(request);
  if (problem !== null) throw new Refused(numberMessages[problem]);
  await db.transaction(async (tx) => {
    const aadhaar = hashNumber(keys, 'aadhaar', idNo);
    if (!(await isAadhaarVerified(tx, { userId, aadhaarHash: aadhaar.hash }))) {
      throw new Refused('Please verify your Aadhaar number first.');
    }
    const { isSamePerson, birthDate } = await provider.identify(idNo, panNo);
    if (!isSamePerson) {
      throw new Refused('This PAN belongs to another person than your Aadhaar number.');
    }
    refuseMinor(birthDate, now);
    const pan = hashNumber(keys, 'pan', panNo);
    await acceptIdentity(tx, { userId, aadhaar, pan, now });
  });
}
