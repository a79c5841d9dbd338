import { isPersonName, isPhone, sanitizePlainText } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { nominees } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';

/** Stores the borrower's nominee, who replaces an earlier nominee (D60). */
export async function nominate(
  db: Db,
  request: { user: { id: string; phone: string }; name: string; phone: string; now: number },
): Promise<void> {
  const { user, phone, now } = request;
  const name = sanitizePlainText(request.name);
  if (!isPersonName(name)) throw refuse('nomineeName');
  if (!isPhone(phone) || phone === user.phone) throw refuse('nomineePhone');
  const named = { name, phone, namedAtMs: now };
  await db
    .insert(nominees)
    .values({ userId: user.id, ...named })
    .onConflictDoUpdate({ target: nominees.userId, set: named });
}
