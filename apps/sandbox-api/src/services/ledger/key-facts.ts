import { sql, type SQL } from 'drizzle-orm';
import { keyFactsAcknowledgements, keyFactsProposals, orders } from '../../db/schema/index.ts';

/** The newest proposal in an order's detail. */
export interface LatestKeyFacts {
  proposalNo: string;
  validUntilMs: number;
  isAcknowledged: boolean;
}

/** The newest proposal of an order, or null, as an SQL expression (D55). */
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
