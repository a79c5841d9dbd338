import type { Schema } from '@kosha/api-client';
import { isOrderActionAllowed } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { keyFactsAcknowledgements } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { lockOrder } from '../ledger/orders.ts';
import { currentKeyFacts } from './facts-now.ts';
import { findProposal, type FoundProposal } from './find.ts';
import { findLatestProposal, isProposalExpired, hasSameKeyFacts } from './issue.ts';
import { keyFactsStatementOf } from './statement.ts';

/**
 * Stores that the borrower has read a Key Facts Statement. A repeated call changes nothing. Throws
 * a Refusal if the statement is expired or outdated, or the hashes in the request show that the
 * borrower saw a different text.
 */
export async function acknowledgeKeyFacts(
  db: Db,
  request: Schema<'AcknowledgeKeyFactsRequest'> & { userId: string; now: number },
): Promise<void> {
  const { proposalNo, factsHash, textHash, language, answers, now } = request;
  await db.transaction(async (tx) => {
    const { proposal, order } = await findProposal(tx, request);
    await lockOrder(tx, order.id);
    if (!isOrderActionAllowed('confirmLoan', order.state)) throw refuse('orderNotWaiting');
    await assertProposalValid(tx, { proposal, order }, now);
    const statement = keyFactsStatementOf(proposal, language);
    if (factsHash !== proposal.factsHash || textHash !== statement.textHash) {
      throw refuse('kfsChanged');
    }
    const { questions } = statement.texts;
    await tx
      .insert(keyFactsAcknowledgements)
      .values({
        proposalNo,
        factsHash,
        textHash,
        language: statement.language,
        answers: answers.map(({ key, answer }) => ({
          key,
          answer,
          isRight: questions.find((question) => question.key === key)?.right === answer,
        })),
        acknowledgedAtMs: now,
      })
      .onConflictDoNothing();
  });
}

export async function assertProposalValid(
  tx: Db,
  { proposal, order }: Pick<FoundProposal, 'proposal' | 'order'>,
  now: number,
): Promise<void> {
  if (isProposalExpired(proposal, now)) throw refuse('kfsExpired');
  const latest = await findLatestProposal(tx, order.id);
  const isNewest = latest?.proposalNo === proposal.proposalNo;
  if (!isNewest || !hasSameKeyFacts(proposal, await currentKeyFacts(tx, order)))
    throw refuse('kfsChanged');
}

/**
 * Throws a Refusal if the order's Key Facts Statement is expired or outdated, or the borrower has
 * not acknowledged it (D55).
 */
export async function assertKeyFactsAcknowledged(
  tx: Db,
  request: { userId: string; orderId: string; proposalNo: string; now: number },
): Promise<void> {
  const found = await findProposal(tx, request);
  if (found.order.id !== request.orderId) throw refuse('kfsNotFound');
  await assertProposalValid(tx, found, request.now);
  if (found.acknowledgedAtMs === null) throw refuse('kfsRequired');
}
