import type { Schema } from '@kosha/api-client';
import { renderKeyFactsStatement, proposalOf, type KeyFacts } from '@kosha/domain';
import { hashOf } from '../../../shared/testing/hash-of.ts';
import { sampleResponses } from '../../../shared/sample-data/responses.ts';
import { keyFactsOf } from '../../../shared/sample-data/sample-data.fixtures.ts';

type Statement = Schema<'KeyFactsStatement'>;

/** The Key Facts Statement that the reference server would send for the recorded facts. */
async function statementOf(
  recorded: Pick<Statement, 'facts' | 'isExpired' | 'acknowledgedTime'>,
): Promise<Statement> {
  const { proposal, ...facts } = recorded.facts;
  const texts = renderKeyFactsStatement(facts as KeyFacts, proposal);
  return {
    ...recorded,
    factsHash: await hashOf(recorded.facts),
    texts: texts as Statement['texts'],
    textHash: await hashOf(texts),
    language: 'en',
    mustAcknowledge: false,
  };
}

const passed = keyFactsOf('pass');
const { facts } = passed;

export const keyFactsStatement = await statementOf(passed);

/** Version 2 of `keyFactsStatement`, issued after the lender stopped offering extensions. */
export const reissuedKeyFactsStatement = await statementOf({
  ...passed,
  facts: {
    ...facts,
    extensionFee: null,
    extensionDays: null,
    proposal: proposalOf({
      orderNo: facts.orderNo,
      version: 2,
      termDays: facts.term,
      issuedAtMs: sampleResponses.now,
      holidays: new Set(),
    }),
  },
});

/**
 * A statement without a return period. A real lender must allow a return for at least a day (D56).
 */
export const keyFactsWithoutCoolingOff = await statementOf({
  ...passed,
  facts: { ...facts, coolingOffDays: null },
});

export const expiredKeyFacts = await statementOf(keyFactsOf('overdue'));
