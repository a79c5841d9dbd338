import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { extensions, payments } from '../../db/schema/index.ts';
import type { Payment } from './payments.ts';

export type Extension = typeof extensions.$inferSelect;

/** The extension of an order by its id, or null. */
export async function findExtension(
  db: Db,
  { orderId, extensionId }: { orderId: string; extensionId: string },
): Promise<Extension | null> {
  const [found] = await db
    .select()
    .from(extensions)
    .where(and(eq(extensions.id, extensionId), eq(extensions.orderId, orderId)));
  return found ?? null;
}

/** The extension asked for last on an order, or null. */
export async function findLatestExtension(db: Db, orderId: string): Promise<Extension | null> {
  const [found] = await db
    .select()
    .from(extensions)
    .where(eq(extensions.orderId, orderId))
    .orderBy(desc(extensions.number))
    .limit(1);
  return found ?? null;
}

/** The latest payment of an extension's fee, or null. */
export async function findLatestFee(db: Db, extensionId: string): Promise<Payment | null> {
  const [fee] = await db
    .select()
    .from(payments)
    .where(eq(payments.extensionId, extensionId))
    .orderBy(desc(payments.seq))
    .limit(1);
  return fee ?? null;
}
