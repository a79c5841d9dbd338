import type { KeyFacts, Proposal } from '@kosha/domain';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs } from './columns.ts';
import { orders } from './orders.ts';

/** The content of a Key Facts Statement. The column `factsHash` is the hash of this object. */
export type ProposedKeyFacts = KeyFacts & { proposal: Proposal };

/** Every issued Key Facts Statement (D55). Append-only. */
export const keyFactsProposals = pgTable(
  'key_facts_proposals',
  {
    proposalNo: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    facts: jsonb().$type<ProposedKeyFacts>().notNull(),
    factsHash: text().notNull(),
    issuedAtMs: epochMs().notNull(),
    validUntilMs: epochMs().notNull(),
  },
  (table) => [uniqueIndex('key_facts_proposals_by_order').on(table.orderId, table.version)],
);

/**
 * The first acknowledgement of each Key Facts Statement. The hashes identify the facts and the text
 * that the borrower saw.
 */
export const keyFactsAcknowledgements = pgTable('key_facts_acknowledgements', {
  proposalNo: text()
    .primaryKey()
    .references(() => keyFactsProposals.proposalNo, { onDelete: 'cascade' }),
  factsHash: text().notNull(),
  textHash: text().notNull(),
  language: text().notNull(),
  answers: jsonb().$type<readonly { key: string; answer: number; isRight: boolean }[]>().notNull(),
  acknowledgedAtMs: epochMs().notNull(),
});
