import { validateKycNumbers } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import type { Keys } from '../../keys/keys.ts';
import { identify } from '../../providers/identity/provider.ts';
import { acceptIdentity } from './accept.ts';
import { hashNumber } from '../../keys/hash-number.ts';
import { assertAdult } from './is-minor.ts';
import { isAadhaarVerified } from './verified-aadhaar.ts';

export async function acceptIdentityNumbers(
  db: Db,
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
  if (problem !== null) throw refuse(problem);
  await db.transaction(async (tx) => {
    const aadhaar = hashNumber(keys, 'aadhaar', idNo);
    if (!(await isAadhaarVerified(tx, { userId, aadhaarHash: aadhaar.hash }))) {
      throw refuse('aadhaarNotVerified');
    }
    const { isSamePerson, birthDate } = await identify(idNo, panNo);
    if (!isSamePerson) {
      throw refuse('panOfAnotherPerson');
    }
    assertAdult(birthDate, now);
    const pan = hashNumber(keys, 'pan', panNo);
    await acceptIdentity(tx, { userId, aadhaar, pan, now });
  });
}
