import { eq, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { identities, users } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import type { HashedNumber } from '../../keys/hash-number.ts';

interface Identity {
  userId: string;
  aadhaar: HashedNumber;
  pan: HashedNumber;
  now: number;
}

/**
 * A repeated call changes nothing. Throws a Refusal if a number belongs to another account, or the
 * account has different numbers.
 */
export async function acceptIdentity(tx: Db, identity: Identity): Promise<void> {
  const { userId, aadhaar, pan, now } = identity;
  const added = await tx
    .insert(identities)
    .values({
      userId,
      aadhaarHash: aadhaar.hash,
      aadhaarMasked: aadhaar.masked,
      panHash: pan.hash,
      panMasked: pan.masked,
      acceptedAtMs: now,
    })
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  if (added.length === 0) await assertSame(tx, identity);
  await tx.update(users).set({ isIdentityDone: true }).where(eq(users.id, userId));
}

async function assertSame(tx: Db, { userId, aadhaar, pan }: Identity): Promise<void> {
  const matches = await tx
    .select()
    .from(identities)
    .where(
      or(
        eq(identities.userId, userId),
        eq(identities.aadhaarHash, aadhaar.hash),
        eq(identities.panHash, pan.hash),
      ),
    );
  const others = matches.filter((identity) => identity.userId !== userId);
  if (others.some(({ aadhaarHash }) => aadhaarHash === aadhaar.hash)) {
    throw refuse('aadhaarOfAnotherAccount');
  }
  if (others.length > 0) throw refuse('panOfAnotherAccount');
  const isSame = matches.some(
    ({ aadhaarHash, panHash }) => aadhaarHash === aadhaar.hash && panHash === pan.hash,
  );
  if (!isSame) throw refuse('identityAlreadyAccepted');
}
