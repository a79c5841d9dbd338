import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders, sessions, users } from '../../db/schema/index.ts';

/** `shared` allows concurrent shared writes, `alone` allows no other write. */
export type AccountLockMode = 'shared' | 'alone';

/**
 * PostgreSQL's names of these locks. Every write locks the account before other rows of the
 * borrower, to avoid deadlocks.
 */
const strengths = { shared: 'key share', alone: 'update' } as const;

/**
 * Returns false if the session has ended or the account was erased. After a wait for the lock,
 * PostgreSQL checks the account's row again (`purgeAtMs`), and so detects an erasure during the
 * wait. The end of a session during the wait is not detected.
 */
export async function lockAccount(
  tx: Db,
  { id, tokenHash }: { id: string; tokenHash: string },
  lock: AccountLockMode,
): Promise<boolean> {
  const isLive = tx
    .select({ one: sql`1` })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(sessions.userId, users.id),
        isNull(sessions.endedAtMs),
      ),
    );
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.purgeAtMs), exists(isLive)))
    .for(strengths[lock]);
  return held.length > 0;
}

/** Locks the accounts to which the orders belong, sorted by account id to avoid deadlocks. */
export async function lockOrderOwners(tx: Db, orderIds: readonly string[]): Promise<void> {
  const owners = tx
    .select({ id: orders.userId })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, owners))
    .orderBy(users.id)
    .for(strengths.shared);
}

/**
 * Makes concurrent sign-ins with a phone number run one after the other, even before the account
 * exists. To avoid deadlocks, call this before locking the number's one-time codes or sign-in
 * proofs.
 */
export async function lockPhone(tx: Db, phone: string): Promise<void> {
  if (await holdAccountOf(tx, phone)) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`sign-in:${phone}`}))`);
  await holdAccountOf(tx, phone);
}

async function holdAccountOf(tx: Db, phone: string): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.phone, phone))
    .for('no key update');
  return held.length > 0;
}
