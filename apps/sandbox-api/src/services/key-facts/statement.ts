import type { Schema } from '@kosha/api-client';
import { factsStatement, type FactsStatement } from '@kosha/domain';
import type { ProposalRow } from './issue.ts';
import { isExpired } from './issue.ts';
import { hashOf } from '../../keys/hash-document.ts';

/** The languages in which the words exist; any other is answered in the first. */
const languages = ['en'] as const;

export interface Statement {
  texts: FactsStatement;
  textHash: string;
  language: string;
}

/** The words of a proposal, with their hash. */
export function statementOf({ facts }: ProposalRow, language: string): Statement {
  const texts = factsStatement(facts, facts.proposal);
  const spoken = languages.find((one) => one === language) ?? languages[0];
  return { texts, textHash: hashOf(texts), language: spoken };
}

/** A proposal on the wire. */
export function keyFactsView(
  proposal: ProposalRow,
  shown: {
    language: string;
    acknowledgedAtMs: number | null;
    mustAcknowledge: boolean;
    now: number;
  },
): Schema<'KeyFactsStatement'> {
  const { texts, textHash, language } = statementOf(proposal, shown.language);
  return {
    facts: proposal.facts as Schema<'KeyFacts'>,
    factsHash: proposal.factsHash,
    texts: texts as Schema<'KeyFactsTexts'>,
    textHash,
    language,
    isExpired: isExpired(proposal, shown.now),
    acknowledgedTime: shown.acknowledgedAtMs,
    mustAcknowledge: shown.mustAcknowledge,
  };
}
