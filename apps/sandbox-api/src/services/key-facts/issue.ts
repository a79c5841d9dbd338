import { isOrderActionAllowed, canonicalJson, proposalOf, type KeyFacts } from '@kosha/domain';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { keyFactsProposals } from '../../db/schema/index.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import type { Order } from '../ledger/move.ts';
import { currentKeyFacts } from './facts-now.ts';
import { hashOf } from '../../keys/hash-document.ts';

export type ProposalRow = typeof keyFactsProposals.$inferSelect;

export async function findLatestProposal(db: Db, orderId: string): Promise<ProposalRow | null> {
  const [latest] = await db
    .select()
    .from(keyFactsProposals)
    .where(eq(keyFactsProposals.orderId, orderId))
    .orderBy(desc(keyFactsProposals.version))
    .limit(1);
  return latest ?? null;
}

/**
 * Returns the order's latest Key Facts Statement if it is still valid, otherwise issues a new
 * version (D55). The caller must have locked the order.
 */
export async function issueProposal(tx: Db, order: Order, now: number): Promise<ProposalRow> {
  const latest = await findLatestProposal(tx, order.id);
  const facts = await currentKeyFacts(tx, order);
  if (latest !== null && holds(latest, facts, now)) return latest;
  const holidays = holidaySet((await readSettings(tx)).bankHolidays);
  const proposal = proposalOf({
    orderNo: order.orderNo,
    version: (latest?.version ?? 0) + 1,
    termDays: order.periodDays,
    issuedAtMs: now,
    holidays,
  });
  const proposed = { ...facts, proposal };
  const row = {
    proposalNo: proposal.number,
    orderId: order.id,
    version: proposal.version,
    facts: proposed,
    factsHash: hashOf(proposed),
    issuedAtMs: proposal.issuedAt,
    validUntilMs: proposal.validUntil,
  };
  await tx.insert(keyFactsProposals).values(row);
  return row;
}

/**
 * While the borrower can press 'Get Money', returns a valid Key Facts Statement, if necessary a new
 * version. Otherwise returns the latest version, even if it has expired.
 */
export async function issueOrFindProposal(
  tx: Db,
  order: Order,
  now: number,
): Promise<ProposalRow | null> {
  return isOrderActionAllowed('confirmLoan', order.state)
    ? issueProposal(tx, order, now)
    : findLatestProposal(tx, order.id);
}

export async function isLatestProposalValid(db: Db, order: Order, now: number): Promise<boolean> {
  const latest = await findLatestProposal(db, order.id);
  return latest !== null && holds(latest, await currentKeyFacts(db, order), now);
}

const holds = (proposal: ProposalRow, facts: KeyFacts, now: number): boolean =>
  !isProposalExpired(proposal, now) && hasSameKeyFacts(proposal, facts);

export const isProposalExpired = ({ validUntilMs }: ProposalRow, now: number): boolean =>
  validUntilMs <= now;

export function hasSameKeyFacts({ facts }: ProposalRow, now: KeyFacts): boolean {
  const { proposal: _proposal, ...proposed } = facts;
  return canonicalJson(toJson(proposed)) === canonicalJson(toJson(now));
}

type Json = Parameters<typeof canonicalJson>[0];
const toJson = (facts: KeyFacts): Json => facts as unknown as Json;

const holidaySet = (list: string): ReadonlySet<string> => new Set(list.split(','));
