import type { Borrower } from './borrower.ts';

/** The statement of an order that waits for 'Get Money'. */
export const readKeyFacts = async (borrower: Borrower, orderId: string, language = 'en') =>
  (await borrower.call('issueKeyFacts', { body: { orderId, language } })).data;

/** `changes` override the language and hashes of the acknowledged statement. */
export const acknowledgeKeyFacts = (
  borrower: Borrower,
  shown: Awaited<ReturnType<typeof readKeyFacts>>,
  changes: object = {},
) =>
  borrower.call('acknowledgeKeyFacts', {
    body: {
      proposalNo: shown.facts.proposal.number,
      factsHash: shown.factsHash,
      textHash: shown.textHash,
      language: shown.language,
      answers: shown.texts.questions.map(({ key }) => ({ key, answer: 0 })),
      ...changes,
    },
  });
