import type { Schema } from '@kosha/api-client';
import { isOrderActionAllowed, policyOf } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { keyFactsAcknowledgements } from '../../db/schema/index.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { refuse } from '../../refusals/refuse.ts';
import type { Order } from '../ledger/move.ts';
import { lockOrder, type DetailedOrder } from '../ledger/orders.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { findProposal } from '../key-facts/find.ts';
import {
  isLatestProposalValid,
  issueOrFindProposal,
  type ProposalRow,
} from '../key-facts/issue.ts';
import { keyFactsView } from '../key-facts/statement.ts';

interface Reading {
  userId: string;
  language: string;
  now: number;
}

export async function showKeyFacts(
  db: Db,
  reading: Reading & { orderId: string },
): Promise<Schema<'KeyFactsStatement'>> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, reading.orderId);
    const { order } = await bringOrderUpToDate(tx, reading);
    const proposal = await issueOrFindProposal(tx, order, reading.now);
    if (proposal === null) throw refuse('kfsNotFound');
    const [acknowledged] = await tx
      .select({ atMs: keyFactsAcknowledgements.acknowledgedAtMs })
      .from(keyFactsAcknowledgements)
      .where(eq(keyFactsAcknowledgements.proposalNo, proposal.proposalNo));
    return view(tx, { proposal, order, acknowledgedAtMs: acknowledged?.atMs ?? null }, reading);
  });
}

export async function showProposal(
  db: Db,
  reading: Reading & { proposalNo: string },
): Promise<Schema<'KeyFactsStatement'>> {
  return view(db, await findProposal(db, reading), reading);
}

/**
 * Until the borrower presses 'Get Money', a Key Facts Statement with outdated facts also counts as
 * expired (D54, D55).
 */
export async function orderKeyFacts(
  db: Db,
  { keyFacts, order, policyProfile }: DetailedOrder,
  now: number,
): Promise<Schema<'OrderKeyFacts'> | null> {
  const isWaiting = isOrderActionAllowed('confirmLoan', order.state);
  const mustAcknowledge = policyOf(policyProfile).needsAcknowledgedFacts && isWaiting;
  if (keyFacts === null) {
    const none = { proposalNo: null, isExpired: false, isAcknowledged: false };
    return isWaiting ? { ...none, mustAcknowledge } : null;
  }
  const { proposalNo, validUntilMs, isAcknowledged } = keyFacts;
  const holds = isWaiting ? await isLatestProposalValid(db, order, now) : validUntilMs > now;
  return { proposalNo, isExpired: !holds, isAcknowledged, mustAcknowledge };
}

async function view(
  db: Db,
  found: { proposal: ProposalRow; order: Order; acknowledgedAtMs: number | null },
  { language, now }: Reading,
): Promise<Schema<'KeyFactsStatement'>> {
  const { policyProfile } = await readSettings(db);
  const mustAcknowledge =
    policyOf(policyProfile).needsAcknowledgedFacts &&
    isOrderActionAllowed('confirmLoan', found.order.state);
  const { proposal, acknowledgedAtMs } = found;
  return keyFactsView(proposal, { language, acknowledgedAtMs, mustAcknowledge, now });
}
