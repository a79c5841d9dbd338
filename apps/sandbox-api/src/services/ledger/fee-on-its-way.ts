import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { payments } from '../../db/schema/index.ts';
import type { Order } from './move.ts';

/** Whether the payer of the fee has decided, but the provider's notice has not arrived yet (D30). */
export async function isFeeOnItsWay(db: Db, order: Pick<Order, 'id' | 'state'>): Promise<boolean> {
  if (order.state !== '11') return false;
  const [fee] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, order.id),
        eq(payments.purpose, 'extension'),
        eq(payments.state, 'processing'),
      ),
    )
    .limit(1);
  return fee !== undefined;
}
