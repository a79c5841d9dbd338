import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { keyFactsAcknowledgements, keyFactsProposals, orders } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import type { Order } from '../ledger/move.ts';
import type { ProposalRow } from './issue.ts';

export interface FoundProposal {
  proposal: ProposalRow;
  order: Order;
  acknowledgedAtMs: number | null;
}

export async function findProposal(
  db: Db,
  { userId, proposalNo }: { userId: string; proposalNo: string },
): Promise<FoundProposal> {
  const [found] = await db
    .select({
      proposal: keyFactsProposals,
      order: orders,
      acknowledgedAtMs: keyFactsAcknowledgements.acknowledgedAtMs,
    })
    .from(keyFactsProposals)
    .innerJoin(orders, eq(orders.id, keyFactsProposals.orderId))
    .leftJoin(
      keyFactsAcknowledgements,
      eq(keyFactsAcknowledgements.proposalNo, keyFactsProposals.proposalNo),
    )
    .where(and(eq(keyFactsProposals.proposalNo, proposalNo), eq(orders.userId, userId)));
  if (found === undefined) throw refuse('kfsNotFound');
  return found;
}
