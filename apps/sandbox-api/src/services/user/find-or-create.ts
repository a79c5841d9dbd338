import { rupeesToPaise } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { readSettings } from '../../providers/settings/settings.ts';

export interface FoundUser {
  id: string;
  isNew: boolean;
}

/** The borrower with this number, created at the first sign-in. Locks the row for the transaction. */
export async function findOrCreateUser(
  tx: Db,
  request: { phone: string; now: number },
): Promise<FoundUser> {
  const { phone, now } = request;
  const { newUsersVerified, creditLimitRupees } = await readSettings(tx);
  const [created] = await tx
    .insert(users)
    .values({
      phone,
      createdAtMs: now,
      creditLimitPaise: rupeesToPaise(creditLimitRupees),
      isBasicDone: newUsersVerified,
      isWorkDone: newUsersVerified,
      isIdentityDone: newUsersVerified,
      isFaceDone: newUsersVerified,
      isContactDone: newUsersVerified,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (created !== undefined) return { ...created, isNew: true };
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.phone, phone))
    .for('update');
  if (found === undefined) throw new Error('A user vanished while signing in.');
  return { ...found, isNew: false };
}
