import { defineMessages } from '../../../shared/i18n/messages.ts';

/**
 * Labels around the Key Facts Statement. Its text comes from the server, which stores a hash of it
 * (D55).
 */
export const keyFactsMessages = defineMessages('keyFacts', {
  loading: 'Loading the key facts',
  failed: 'The key facts could not be loaded',
  noneTitle: 'No Key Facts Statement',
  noneText: 'There is none for this order.',
  toOrders: 'See all orders',
  summary: 'In short',
  isExpired:
    'This statement was valid until the end of {date}. Its figures are those with which it was made.',
  newVersion: 'Version {version} replaces the one before, which is no longer valid.',
  acknowledged: 'You confirmed it on {date}.',
  proofs: 'Proof that nothing was changed',
  factsHash: 'Facts (SHA-256)',
  textHash: 'Words (SHA-256)',
  savePdf: 'Save as PDF',
  savingPdf: 'Making the PDF',
  print: 'Print',
  pdfFailed: 'No PDF was made',
  questions: 'A few questions, so that nothing surprises you',
  questionsHint: 'A wrong answer stops nothing: you see the fact again.',
  right: 'Right. {fact}',
  wrong: 'Not quite. {fact}',
  unanswered: 'Please choose an answer.',
  confirm: 'I have read this',
  confirming: 'Confirming',
  notConfirmed: 'This was not confirmed',
});
