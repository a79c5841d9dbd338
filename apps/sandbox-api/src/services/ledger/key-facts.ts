import { sql, type SQL } from 'drizzle-orm';
import { keyFactsAcknowledgements, keyFactsProposals, orders } from '../../db/schema/index.ts';

/** The newest proposal, as the order's detail shows it. */
export interface LatestKeyFacts {
  proposalNo: string;
  validUntilMs: number;
  isAcknowledged: boolean;
}

/** SQL expression for an order's newest proposal, or null (D55). */
export const latestKeyFacts: SQL<LatestKeyFacts | null> = sql`(
  select json_build_object(
    'proposalNo', ${keyFactsProposals.proposalNo},
    'validUntilMs', ${keyFactsProposals.validUntilMs},
    'isAcknowledged', exists (select from ${keyFactsAcknowledgements}
      where ${keyFactsAcknowledgements.proposalNo} = ${keyFactsProposals.proposalNo})
  )
  from ${keyFactsProposals}
  where ${keyFactsProposals.orderId} = ${orders.id}
  order by ${keyFactsProposals.version} desc
  limit 1)`;
