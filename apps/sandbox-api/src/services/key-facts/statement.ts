import type { Schema } from '@kosha/api-client';
import {
  renderKeyFactsStatement,
  parseLanguage,
  keyFactsStatementMessages,
  type KeyFactsStatement,
} from '@kosha/domain';
import type { ProposalRow } from './issue.ts';
import { isProposalExpired } from './issue.ts';
import { hashOf } from '../../keys/hash-document.ts';
import { documentMessagesFor, translatorFor } from '../../messages/translators.ts';

export interface TranslatedKeyFacts {
  texts: KeyFactsStatement;
  textHash: string;
  language: string;
}

export const keyFactsMessages = (language: string) =>
  documentMessagesFor(translatorFor(parseLanguage(language)), keyFactsStatementMessages);

export function keyFactsStatementOf({ facts }: ProposalRow, language: string): TranslatedKeyFacts {
  const speech = keyFactsMessages(language);
  const texts = renderKeyFactsStatement(facts, facts.proposal, speech);
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
