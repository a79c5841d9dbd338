import type { Schema } from '@kosha/api-client';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { contacts } from '../../db/schema/index.ts';

const states = { confirmed: 'agreed', declined: 'declined' } as const;

/**
 * Finds the one contact that the strict policy profile allows (D54). Returns null if the contact
 * did not confirm before the link in the SMS expired.
 */
export async function findNamedContact(
  db: Db,
  { userId, now }: { userId: string; now: number },
): Promise<Schema<'NamedContact'> | null> {
  const isFirst = and(eq(contacts.userId, userId), eq(contacts.position, 1));
  const [found] = await db.select().from(contacts).where(isFirst);
  if (found === undefined) return null;
  const { name, answer, expiresAtMs } = found;
  if (answer !== 'confirmed' && expiresAtMs <= now) return null;
  return { name, state: answer === null ? 'asked' : states[answer] };
}
