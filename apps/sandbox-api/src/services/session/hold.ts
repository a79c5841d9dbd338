import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders, sessions, users } from '../../db/schema/index.ts';

/**
 * How a write holds the account it is for. `shared`: beside other writes, and no erasure begins before it has
 * ended. `alone`: what ends something waits for all writes under way, and those after it see what it did.
 */
export type Hold = 'shared' | 'alone';

/** An account is locked before anything else of its borrower, or two transactions could wait for each other. */
const strengths = { shared: 'key share', alone: 'update' } as const;

/**
 * Locks the account of a session until the transaction ends. False when the session has ended or the account was
 * erased since the call began; `purgeAtMs` is read again after a wait, the session's row is not.
 */
export async function holdAccount(
  tx: Db,
  { id, tokenHash }: { id: string; tokenHash: string },
  hold: Hold,
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
    .for(strengths[hold]);
  return held.length > 0;
}

/**
 * Locks the accounts of orders for what changes an order without a session: a settlement, or a move that time brings.
 * Always in the same order, or two transactions could wait for each other.
 */
export async function holdOwners(tx: Db, orderIds: readonly string[]): Promise<void> {
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
 * Locks the account of a number for a sign-in, before its codes and proofs. Sign-ins with a number that has no
 * account yet wait for each other.
 */
export async function holdNumber(tx: Db, phone: string): Promise<void> {
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
