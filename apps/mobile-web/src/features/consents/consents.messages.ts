import { defineMessages } from '../../shared/i18n/messages.ts';

/** The borrower's consents, with notices and times (D57). */
export const consentsMessages = defineMessages('consents', {
  intro: 'What you allowed, and what it is used for. One press changes it, and it holds at once.',
  loading: 'Loading your consents',
  failed: 'Your consents did not load',
  noneTitle: 'No consents are kept here',
  noneText: 'This lender keeps no list of them in the app. Customer service can help you.',
  toAccount: 'Back to Account',
  brokenTitle: 'This list does not fit its seals',
  brokenText: 'Please write to the grievance officer.',
  yours: 'You decide',
  withAccount: 'Ends with your account',
  on: 'On',
  off: 'Off',
  given: 'You agreed on {time}.',
  givenBySending:
    'You agreed on {time} by sending what it is about. These words were not shown at that step.',
  refused: 'You refused on {time}.',
  withdrawn: 'You took it back on {time}.',
  atSignIn: 'You agree to it when you sign in with a code.',
  neverAskedOn: 'You were not asked; it is used until you say no.',
  neverAskedOff: 'You were not asked. It is not used.',
  words: 'The words, and what you said when',
  history: 'What you said when',
  event: '{said} These words are number {version}, in {language}.',
  seal: 'Seal {hash}',
  oldWords: 'The words at that time',
});
