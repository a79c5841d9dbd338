import type { Schema } from '@kosha/api-client';
import { factsStatement, parseLanguage, statementText, type FactsStatement } from '@kosha/domain';
import type { ProposalRow } from './issue.ts';
import { isProposalExpired } from './issue.ts';
import { hashOf } from '../../keys/hash-document.ts';
import { documentMessagesFor, translatorFor } from '../../messages/translators.ts';

export interface Statement {
  texts: FactsStatement;
  textHash: string;
  language: string;
}

export const statementMessages = (language: string) =>
  documentMessagesFor(translatorFor(parseLanguage(language)), statementText);

export function keyFactsStatementOf({ facts }: ProposalRow, language: string): Statement {
  const speech = statementMessages(language);
  const texts = factsStatement(facts, facts.proposal, speech);
  return { texts, textHash: hashOf(texts), language: speech.language };
}

export function keyFactsView(
  proposal: ProposalRow,
  shown: {
    language: string;
    acknowledgedAtMs: number | null;
    mustAcknowledge: boolean;
    now: number;
  },
): Schema<'KeyFactsStatement'> {
  const { texts, textHash, language } = keyFactsStatementOf(proposal, shown.language);
  return {
    facts: proposal.facts as Schema<'KeyFacts'>,
    factsHash: proposal.factsHash,
    texts: texts as Schema<'KeyFactsTexts'>,
    textHash,
    language,
    isExpired: isProposalExpired(proposal, shown.now),
    acknowledgedTime: shown.acknowledgedAtMs,
    mustAcknowledge: shown.mustAcknowledge,
  };
}
