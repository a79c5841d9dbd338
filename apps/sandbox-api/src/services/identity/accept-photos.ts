import { validateKycPhotos } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import { findNewestPicture } from '../picture/find-newest.ts';
import { acceptIdentity } from './accept.ts';
import type { HashedNumber } from '../../keys/hash-number.ts';

type Found = Awaited<ReturnType<typeof findNewestPicture>>;

/**
 * Accepts the Aadhaar and PAN numbers that OCR read from the photos. Throws a Refusal for the first
 * missing photo (§5); a photo in which OCR found no number counts as missing.
 */
export async function acceptIdentityPhotos(
  db: Db,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const find = (kind: 'aadhaarFront' | 'aadhaarBack' | 'pan', verdicts: ('kept' | 'passed')[]) =>
      findNewestPicture(tx, { userId, kind, verdicts });
    const aadhaar = numberOf(await find('aadhaarFront', ['passed']));
    const back = await find('aadhaarBack', ['kept', 'passed']);
    const pan = numberOf(await find('pan', ['passed']));
    const missing = validateKycPhotos({
      hasAadhaarFront: aadhaar !== null,
      hasAadhaarBack: back !== null,
      hasPan: pan !== null,
    });
    if (missing !== null) throw refuse(missing);
    if (aadhaar !== null && pan !== null) await acceptIdentity(tx, { userId, aadhaar, pan, now });
  });
}

function numberOf(picture: Found): HashedNumber | null {
  const { numberHash: hash, numberMasked: masked } = picture ?? {};
  return hash && masked ? { hash, masked } : null;
}
