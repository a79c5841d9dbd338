import type { Borrower } from './borrower.ts';

export const issueKeyFacts = async (borrower: Borrower, orderId: string, language = 'en') =>
  (await borrower.call('issueKeyFacts', { body: { orderId, language } })).data;

export const acknowledgeIssuedKeyFacts = (
  borrower: Borrower,
  shown: Awaited<ReturnType<typeof issueKeyFacts>>,
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
