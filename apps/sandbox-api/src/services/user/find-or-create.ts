import { rupeesToPaise, type Language } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import type { Keys } from '../../keys/keys.ts';
import { restoreDenials } from '../privacy/denials.ts';
import { lockPhone } from '../session/account-lock.ts';
import { readSettings } from '../../providers/settings/settings.ts';

export interface FoundUser {
  id: string;
  isNew: boolean;
  /** The language that the borrower chose; null before the choice (D58). */
  language: Language | null;
}

/**
 * Locks the account's row until the transaction ends. A new account gets the denials of an erased
 * account with the same number (D67).
 */
export async function findOrCreateUser(
  tx: Db,
  request: { phone: string; language: Language | null; keys: Keys; now: number },
): Promise<FoundUser> {
  const { phone, language, keys, now } = request;
  await lockPhone(tx, phone);
  const { newUsersVerified, creditLimitRupees } = await readSettings(tx);
  const [created] = await tx
    .insert(users)
    .values({
      phone,
      language,
      createdAtMs: now,
      creditLimitPaise: rupeesToPaise(creditLimitRupees),
      isBasicDone: newUsersVerified,
      isWorkDone: newUsersVerified,
      isIdentityDone: newUsersVerified,
      isFaceDone: newUsersVerified,
      isContactDone: newUsersVerified,
    })
    .onConflictDoNothing()
    .returning({ id: users.id, language: users.language });
  if (created !== undefined) {
    await restoreDenials(tx, { userId: created.id, phone, keys, now });
    return { ...created, isNew: true };
  }
  const [found] = await tx
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(eq(users.phone, phone));
  if (found === undefined) throw new Error('A user vanished while signing in.');
  return { ...found, isNew: false };
}
