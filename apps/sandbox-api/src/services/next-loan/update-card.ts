import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { nextLoans, type NextLoanState } from '../../db/schema/index.ts';
import type { RefusalName } from '../../refusals/refusals.ts';
import { refuse } from '../../refusals/refuse.ts';
import { findCard } from '../card/find.ts';
import { lockNextLoan, type NextLoanKey } from './find.ts';

const ended = {
  started: 'scheduledOrderStarted',
  cancelled: 'scheduledOrderCancelled',
  refused: 'scheduledOrderRefused',
} as const satisfies Record<Exclude<NextLoanState, 'waiting'>, RefusalName>;

/** Changes the bank card of a scheduled order (D09). */
export async function updateNextLoanCard(
  db: Db,
  request: NextLoanKey & { cardId: string },
): Promise<void> {
  const { userId, cardId } = request;
  await db.transaction(async (tx) => {
    const { id, state } = await lockNextLoan(tx, request);
    if (state !== 'waiting') throw refuse(ended[state]);
    await findCard(tx, { userId, cardId });
    const isWaiting = and(eq(nextLoans.id, id), eq(nextLoans.state, 'waiting'));
    await tx.update(nextLoans).set({ cardId }).where(isWaiting);
  });
}
