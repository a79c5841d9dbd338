import { patterns } from '../shared/paths.ts';

/** What a search engine or a messenger says of a prerendered page. Only the build reads this. */
export const pageDescriptions: Record<string, string> = {
  [patterns.login]: 'Sign in with your mobile number and a one-time code.',
  [patterns.verifyContact]:
    'What it means to be named as an emergency contact, and where you confirm or decline.',
  [patterns.download]:
    'Who may take a short-term loan, which information is needed and what it costs.',
  [patterns.alert]: 'Open the app in a browser on an iPhone or iPad.',
  [patterns.distribution]: 'Get the app for short-term loans from a store or as a file.',
  [patterns.promotion]: 'Short-term loans with every cost shown before you apply.',
  [patterns.agreementLoan]:
    'What you agree to with a loan: what you receive, what you pay back and when, and every fee.',
  [patterns.agreementPrivacy]:
    'Which personal data is asked for and why, who sees it and how long it is kept.',
};
