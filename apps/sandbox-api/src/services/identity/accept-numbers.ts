import { validateKycNumbers, validationMessages } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { Refused } from '../../errors.ts';
import type { IdentityProvider } from '../../simulators/identity/provider.ts';
import { acceptIdentity } from './accept.ts';
import { hashNumber } from './hash-number.ts';
import { isAadhaarVerified } from './is-verified.ts';

/**
 * Ends the identity step by both numbers, the Aadhaar number being verified by its code. Throws
 * Refused when it is not or the numbers are of two people, Conflict as acceptIdentity.
 */
export async function acceptNumbers(
  db: Db,
  provider: IdentityProvider,
  request: {
    readonly userId: string;
    /** The Aadhaar number. */
    readonly idNo: string;
    readonly panNo: string;
    readonly now: number;
  },
): Promise<void> {
  const { userId, idNo, panNo, now } = request;
  const problem = validateKycNumbers(request);
  if (problem !== null) throw new Refused(validationMessages[problem]);
  await db.transaction(async (tx) => {
    const aadhaar = await hashNumber(tx, 'aadhaar', idNo);
    if (!(await isAadhaarVerified(tx, { userId, aadhaarHash: aadhaar.hash }))) {
      throw new Refused('Please verify your Aadhaar number first.');
    }
    if (!(await provider.isSamePerson(idNo, panNo))) {
      throw new Refused('This PAN belongs to another person than your Aadhaar number.');
    }
    const pan = await hashNumber(tx, 'pan', panNo);
    await acceptIdentity(tx, { userId, aadhaar, pan, now });
  });
}
